import { discs } from "@/lib/content/enums";
import {
  exampleFiles,
  issueLine,
  issuesWith,
} from "@/lib/publish/check/testing/example";

const [disc] = Object.keys(discs);
const parser = "JSON syntax: valid JSON; the parser says:";

/** What is typed in place of a text, and the parser's words with the correction. */
test.each([
  ["curly quotation marks", "“Hi”,", `invalid symbol; try " instead of “`],
  ["single quotation marks", "'Hi',", `invalid symbol; try " instead of '`],
  ["guillemets", "«Hi»,", 'invalid symbol; try " instead of «'],
  ["an Arabic comma", '"Hi"،', "invalid symbol; try , instead of ،"],
  ["a full-width comma", '"Hi"，', "invalid symbol; try , instead of ，"],
  ["Arabic digits", "١٢,", "invalid symbol; try 12 instead of ١٢"],
  ["Devanagari digits", "१२,", "invalid symbol; try 12 instead of १२"],
  ["no quotation mark in front", 'Hi",', "invalid symbol"],
  [
    "a quotation inside",
    '"A "b" c",',
    "invalid symbol; try curly quotation marks “ ” for a quotation inside a text",
  ],
  [
    "no quotation mark at the end",
    '"Hi,',
    'unexpected end of string; try a " at the end of this text',
  ],
  [
    "a line break",
    '"A\n    b",',
    "unexpected end of string; try \\n in place of the line break",
  ],
  [
    "a tab",
    '"\t",',
    "invalid character; try a space, or nothing, in place of [tab]",
  ],
  [
    "an unseen character in front",
    '\u00a0"Hi",',
    "invalid symbol; try a space, or nothing, in place of [U+00A0]",
  ],
  ["no comma", '"Hi"', "comma expected; try a comma at the end of this line"],
])("a text with %s", (_mistake, typed, words) => {
  expect(issuesOf("home", '"120+ happy clients",', typed)).toEqual([
    `home: ${parser} ${words}`,
  ]);
});

/** Each key is a mistake: a text of the example, what is typed instead, and the issue that follows. */
const cases: Record<string, [written: string, typed: string, issue: string]> = {
  "a comma after the last entry": [
    '"\n  }',
    '",\n  }',
    `call-to-action: ${parser} property name expected; try removing this comma`,
  ],
  "a list that is not closed, which needs more than a comma": [
    `"${disc}"\n  ],`,
    `"${disc}"`,
    `contact-us: ${parser} comma expected; try a ] after this`,
  ],
  "a lost opening brace": [
    '"panel": {',
    '"panel":',
    `home: ${parser} comma expected; try a { after this`,
  ],
  "a group that is not closed": [
    '"\n  }',
    '"\n',
    `call-to-action: ${parser} close brace expected; try a } after this`,
  ],
  "a path as Windows writes it": [
    '"images/scenes/belt.svg"',
    '"images\\scenes\\belt.svg"',
    `home: ${parser} invalid escape character; try / in place of \\ in a path, or \\\\ for one to be seen`,
  ],
  "a field that is there twice, whose first text would be lost": [
    '"claim": "120+ happy clients",',
    '"claim": "120+ happy clients",\n"claim": "130",',
    "home: hero > claim: each field only one time; remove one of the two",
  ],
  "marks of a merge": [
    '"claim": "120+ happy clients",',
    '<<<<<<< HEAD\n"claim": "120",\n=======\n"claim": "130",\n>>>>>>> main',
    "home: JSON syntax: one text: git could not join two versions; keep the right lines, and remove the others and the marks",
  ],
  "a letter of another encoding": [
    "120+ happy",
    "caf\uFFFD",
    "home: JSON syntax: a file saved with the encoding UTF-8",
  ],
  "an encoding of two bytes for each character": [
    "120+ happy",
    "c\0a\0f\0",
    "home: JSON syntax: a file saved with the encoding UTF-8",
  ],
};

test.each(Object.entries(cases))("%s", (_mistake, [written, typed, issue]) => {
  const [name = ""] = issue.split(":");
  expect(issuesOf(name, written, typed)).toEqual([issue]);
});

test("a missing comma is reported at its own line", () => {
  const [issue] = issuesWith({
    privacy: '{\n  "heading": "A"\n\n  "lead": "B"\n}',
  });
  expect(issue).toMatchObject({ line: 2, column: 16, found: '"heading": "A"' });
});

test("a missing brace is reported where it belongs", () => {
  const [issue] = issuesWith({
    privacy: '{\n  "contact": {\n    "lead": "B"\n\n  "heading": "A"\n}',
  });
  expect(issue).toMatchObject({ line: 3, found: '"lead": "B"' });
});

test("an empty file is an issue", () => {
  expect(issuesWith({ home: "" }).map(issueLine)).toEqual([
    `home: ${parser} value expected`,
  ]);
});

/** The issues after a text of an example file is changed. */
function issuesOf(name: string, written: string, typed: string) {
  const text = exampleFiles().get(name) ?? "";
  const changed = text.replace(written, () => typed);
  return issuesWith({ [name]: changed }).map(issueLine);
}
