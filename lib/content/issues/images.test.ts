/** @jest-environment node */
import { lines, messageAfter } from "../testing/example";

test("a picture that is not there", () => {
  expect(
    messageAfter(
      "web-development",
      ["portfolio", "items", 0, "img"],
      "images/portfolio/orchid-lne.png",
    ),
  ).toBe(
    lines(
      "content/web-development.json: portfolio > items > entry 1 (Orchid Lane) > img",
      '    found     "images/portfolio/orchid-lne.png"',
      "    expected  a picture that lies in content/images/portfolio/ (capital letters count)",
      '    try       "images/portfolio/orchid-lane.png"',
    ),
  );
});

test("a capital letter in the name of a picture", () => {
  expect(
    messageAfter(
      "clients",
      ["clients", 0, "image", "src"],
      "images/clients/Orchid-Lane.svg",
    ),
  ).toBe(
    lines(
      "content/clients.json: clients > entry 1 (Orchid Lane) > image > src",
      '    found     "images/clients/Orchid-Lane.svg"',
      "    expected  a picture that lies in content/images/clients/ (capital letters count)",
      '    try       "images/clients/orchid-lane.svg"',
    ),
  );
});

test("a picture without words", () => {
  expect(messageAfter("home", ["contact", "image", "alt"], "")).toBe(
    lines(
      "content/home.json: contact > image > alt",
      '    found     an empty text ""',
      "    expected  What the picture shows, for people who cannot see it. One plain sentence, never a file name.",
      '    such as   "A camera above a conveyor belt checks mangoes"',
    ),
  );
});

test("a picture whose words are missing", () => {
  expect(messageAfter("home", ["contact", "image", "alt"], undefined)).toBe(
    lines(
      "content/home.json: contact > image > alt",
      "    found     nothing: the field is missing",
      "    expected  What the picture shows, for people who cannot see it. One plain sentence, never a file name.",
      '    such as   "alt": "A camera above a conveyor belt checks mangoes"',
    ),
  );
});

test("a file name in place of words", () => {
  expect(
    messageAfter("home", ["contact", "image", "alt"], "belt-final_v2.svg"),
  ).toBe(
    lines(
      "content/home.json: contact > image > alt",
      '    found     "belt-final_v2.svg"',
      "    expected  what the picture shows in plain words, not a file name",
      "    such as   A houseboat on a lake at sunset",
    ),
  );
});

test("a camera's number in place of words", () => {
  expect(messageAfter("home", ["contact", "image", "alt"], "IMG_2041")).toBe(
    lines(
      "content/home.json: contact > image > alt",
      '    found     "IMG_2041"',
      "    expected  what the picture shows in plain words, not a file name",
      "    such as   A houseboat on a lake at sunset",
    ),
  );
});

test("words that begin with “picture of”", () => {
  expect(
    messageAfter(
      "home",
      ["contact", "image", "alt"],
      "Picture of a conveyor belt",
    ),
  ).toBe(
    lines(
      "content/home.json: (warning) contact > image > alt",
      '    found     "Picture of a conveyor belt"',
      "    expected  what there is to see; that it is a picture is read aloud anyway",
      '    try       "A conveyor belt"',
    ),
  );
});

test("words that go on too long", () => {
  expect(
    messageAfter(
      "home",
      ["contact", "image", "alt"],
      "A belt ".repeat(30).trim(),
    ),
  ).toBe(
    lines(
      "content/home.json: (warning) contact > image > alt",
      '    found     "A belt A belt A belt A belt A belt A belt A belt A belt A belt A belt A belt A belt A be…',
      "    expected  at most 160 letters, it has 209",
    ),
  );
});
