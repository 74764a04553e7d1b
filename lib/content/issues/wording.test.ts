/** @jest-environment node */
import { exampleFiles, lines, messageAfter } from "../testing/example";
import { valueAt } from "./source";

const titleOfHome = valueAt(exampleFiles().get("home"), ["meta", "title"]);

test("a title that is too long", () => {
  expect(
    messageAfter(
      "services",
      ["meta", "title"],
      "Services: web, apps, cloud, AI, security and everything else | {brand}",
    ),
  ).toBe(
    lines(
      "content/services.json: (warning) meta > title",
      '    found     "Services: web, apps, cloud, AI, security and everything else | {brand}"',
      "    expected  15 to 60 letters, it has 70; search engines cut the rest",
    ),
  );
});

test("a title that is too short", () => {
  expect(messageAfter("services", ["meta", "title"], "Services")).toBe(
    lines(
      "content/services.json: (warning) meta > title",
      '    found     "Services"',
      "    expected  15 to 60 letters, it has 8",
    ),
  );
});

test("a description that is too short", () => {
  expect(
    messageAfter("services", ["meta", "description"], "Ten services."),
  ).toBe(
    lines(
      "content/services.json: (warning) meta > description",
      '    found     "Ten services."',
      "    expected  70 to 160 letters, it has 13",
    ),
  );
});

test("a title that two pages share", () => {
  expect(messageAfter("services", ["meta", "title"], titleOfHome)).toBe(
    lines(
      "content/services.json: (warning) meta > title",
      '    found     "home: Web development for businesses in India | {brand}"',
      "    expected  a title of its own; content/home.json has the same",
    ),
  );
});

test("formatting that visitors would see", () => {
  expect(messageAfter("services", ["lead"], "Ten <b>good</b> things.")).toBe(
    lines(
      "content/services.json: (warning) lead",
      '    found     "Ten <b>good</b> things."',
      "    expected  plain words; visitors see <b> as it is written here",
      "    try       removing it",
    ),
  );
});

test("words that stand in for the real ones", () => {
  expect(
    messageAfter("services", ["lead"], "Lorem ipsum dolor sit amet."),
  ).toBe(
    lines(
      "content/services.json: (warning) lead",
      '    found     "Lorem ipsum dolor sit amet."',
      "    expected  the final words instead of “Lorem ipsum”",
    ),
  );
});

test("two spaces", () => {
  expect(messageAfter("services", ["lead"], "Ten  things we do.")).toBe(
    lines(
      "content/services.json: (warning) lead",
      '    found     "Ten  things we do."',
      "    expected  one space between words, not two",
    ),
  );
});
