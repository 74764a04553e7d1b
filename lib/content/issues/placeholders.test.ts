/** @jest-environment node */
import { lines, messageAfter } from "../testing/example";

test("a placeholder that nothing stands for", () => {
  expect(messageAfter("services", ["lead"], "Ten things {brnd} does.")).toBe(
    lines(
      "content/services.json: lead",
      '    found     "Ten things {brnd} does."',
      "    expected  a name of content/site.json in the braces; {brnd} stands for nothing",
      "    try       {brand}",
    ),
  );
});

test("a placeholder of another text", () => {
  expect(messageAfter("services", ["lead"], "Ten things since {year}.")).toBe(
    lines(
      "content/services.json: lead",
      '    found     "Ten things since {year}."',
      "    expected  no {year} here: it has a value in other texts only",
      "    try       plain words",
    ),
  );
});

test("a placeholder that was lost", () => {
  expect(
    messageAfter(
      "interface",
      ["form", "noScript", "lead"],
      "Call {call} or write to {mail}.",
    ),
  ).toBe(
    lines(
      "content/interface.json: (warning) form > noScript > lead",
      '    found     "Call {call} or write to {mail}."',
      "    expected  {chat} somewhere in this text; visitors miss it otherwise",
    ),
  );
});

test("a value that site.json lacks, once, not at every text that names it", () => {
  expect(messageAfter("site", ["brand"], undefined)).toBe(
    lines(
      "content/site.json: brand",
      "    found     nothing: the field is missing",
      "    expected  Name of the company.",
      '    such as   "brand": "Anekora"',
    ),
  );
});

test("two placeholders of one text that stand for nothing, both", () => {
  expect(
    messageAfter("services", ["lead"], "{brnd} answers at {fone}."),
  ).toMatch(/\{brnd\} stands for nothing[\s\S]*\{fone\} stands for nothing/);
});
