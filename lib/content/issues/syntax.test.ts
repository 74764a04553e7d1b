/** @jest-environment node */
import { lines, messageAfterTyping, messageFor } from "../testing/example";

test("a forgotten comma", () => {
  expect(
    messageAfterTyping(
      "home",
      '"heading": "Get In Touch With Us!",',
      '"heading": "Get In Touch With Us!"',
    ),
  ).toBe(
    lines(
      "content/home.json: the marks between the words",
      '    found     "heading": "Get In Touch With Us!"',
      "    expected  a comma between two entries",
      "    try       a comma at the end of this line",
    ),
  );
});

test("a comma too many", () => {
  expect(
    messageAfterTyping(
      "home",
      'conveyor belt checks mangoes"',
      'conveyor belt checks mangoes",',
    ),
  ).toBe(
    lines(
      "content/home.json: the marks between the words",
      '    found     "alt": "A camera above a conveyor belt checks mangoes",',
      "    expected  no comma after the last entry",
      "    try       removing the comma",
    ),
  );
});

test("curly quotation marks around a text", () => {
  expect(
    messageAfterTyping("home", '"120+ happy clients"', "“120+ happy clients”"),
  ).toBe(
    lines(
      "content/home.json: the marks between the words",
      '    found     "claim": “120+ happy clients”,',
      "    expected  straight quotation marks around a text",
      '    try       typing " instead of “',
    ),
  );
});

test("single quotation marks around a text", () => {
  expect(
    messageAfterTyping("home", '"120+ happy clients"', "'120+ happy clients'"),
  ).toBe(
    lines(
      "content/home.json: the marks between the words",
      "    found     \"claim\": '120+ happy clients',",
      "    expected  straight quotation marks around a text",
      "    try       typing \" instead of '",
    ),
  );
});

test("a quotation inside a text", () => {
  expect(
    messageAfterTyping(
      "home",
      '"120+ happy clients"',
      '"120+ "happy" clients"',
    ),
  ).toBe(
    lines(
      "content/home.json: the marks between the words",
      '    found     "claim": "120+ "happy" clients",',
      "    expected  no straight quotation mark inside a text",
      "    try       curly marks “ ” inside the text",
    ),
  );
});

test("a forgotten quotation mark", () => {
  expect(
    messageAfterTyping("home", '"120+ happy clients"', '"120+ happy clients'),
  ).toBe(
    lines(
      "content/home.json: the marks between the words",
      '    found     "claim": "120+ happy clients,',
      "    expected  a quotation mark at the end of the text, on the same line",
    ),
  );
});

test("a text without quotation marks", () => {
  expect(messageAfterTyping("home", '"120+ happy clients"', "happy")).toBe(
    lines(
      "content/home.json: the marks between the words",
      '    found     "claim": happy,',
      "    expected  a text in straight quotation marks",
      '    try       "happy"',
    ),
  );
});

test("a field name without quotation marks", () => {
  expect(messageAfterTyping("home", '"claim":', "claim:")).toBe(
    lines(
      "content/home.json: the marks between the words",
      '    found     claim: "120+ happy clients",',
      "    expected  the name of a field in straight quotation marks",
      '    try       "claim"',
    ),
  );
});

test("a forgotten colon", () => {
  expect(messageAfterTyping("home", '"claim":', '"claim"')).toBe(
    lines(
      "content/home.json: the marks between the words",
      '    found     "claim" "120+ happy clients",',
      "    expected  a colon between the name of a field and its value",
    ),
  );
});

test("a note in the file", () => {
  expect(messageAfterTyping("home", '"claim":', '// our claim\n"claim":')).toBe(
    lines(
      "content/home.json: the marks between the words",
      "    found     // our claim",
      "    expected  no notes: a content file holds words only",
      "    try       removing the note",
    ),
  );
});

test("a forgotten brace", () => {
  expect(messageAfterTyping("call-to-action", "  },\n", "  ,\n")).toBe(
    lines(
      "content/call-to-action.json: the marks between the words",
      "    found     }",
      "    expected  one more closing brace }, for a group that was opened",
    ),
  );
});

test("a brace too many", () => {
  expect(
    messageAfterTyping(
      "call-to-action",
      'schema.json"\n}',
      'schema.json"\n}\n}',
    ),
  ).toBe(
    lines(
      "content/call-to-action.json: the marks between the words",
      "    found     }",
      "    expected  nothing after the last closing brace",
    ),
  );
});

test("a list that is not closed", () => {
  expect(messageAfterTyping("contact-us", '"chat"\n  ],', '"chat"')).toBe(
    lines(
      "content/contact-us.json: the marks between the words",
      '    found     "chat"',
      "    expected  a closing bracket ], since the list ends here",
      "    try       ], on a line of its own",
    ),
  );
});

test("a backslash in a text", () => {
  expect(messageAfterTyping("home", "120+ happy", "120\\+ happy")).toBe(
    lines(
      "content/home.json: the marks between the words",
      '    found     "claim": "120\\+ happy clients",',
      "    expected  no backslash in a text",
      "    try       removing the \\",
    ),
  );
});

test("a line break in a text", () => {
  expect(messageAfterTyping("home", "120+ happy", "120+\nhappy")).toBe(
    lines(
      "content/home.json: the marks between the words",
      '    found     "claim": "120+',
      "    expected  a quotation mark at the end of the text, on the same line",
    ),
  );
});

test("a tab in a text", () => {
  expect(messageAfterTyping("home", "120+ happy", "120+\thappy")).toBe(
    lines(
      "content/home.json: the marks between the words",
      '    found     "claim": "120+\thappy clients",',
      "    expected  no tab or line break inside a text",
      "    try       a space instead",
    ),
  );
});

test("an emptied file", () => {
  expect(messageFor({ home: "" })).toBe(
    lines(
      "content/home.json: the marks between the words",
      "    found     an empty file",
      "    expected  the content of the page",
      "    try       bringing back the file as it was",
    ),
  );
});

test("a byte order mark", () => {
  expect(messageFor({ home: "\uFEFF{}" })).toBe(
    lines(
      "content/home.json: the marks between the words",
      "    found     an invisible mark before the first brace",
      "    expected  a file saved as UTF-8 without a byte order mark",
    ),
  );
});

test("a field that is written twice", () => {
  expect(
    messageAfterTyping("home", '"claim":', '"lead": "Hello", "claim":'),
  ).toBe(
    lines(
      "content/home.json: hero > lead",
      '    found     the field "lead" a second time',
      "    expected  each field once; remove one of the two",
    ),
  );
});
