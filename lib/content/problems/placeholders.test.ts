/** @jest-environment node */
import { lines, messageAfter } from "./example";

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
      ["form", "noScript", "text"],
      "Call {call} or write to {mail}.",
    ),
  ).toBe(
    lines(
      "content/interface.json: (warning) form > noScript > text",
      '    found     "Call {call} or write to {mail}."',
      "    expected  {chat} somewhere in this text; visitors miss it otherwise",
    ),
  );
});
