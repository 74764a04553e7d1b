import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOwner } from "./owner";

const project = process.cwd();
beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), "relay-")));
});
afterEach(() => {
  process.chdir(project);
});

function writeContentFile(name: string, text: string) {
  mkdirSync("content", { recursive: true });
  writeFileSync(join("content", name), text);
}

test("only site.json has to be valid, with or without a byte order mark", () => {
  writeContentFile("testimonials.json", '{ "entries": [');
  writeContentFile(
    "site.json",
    '\uFEFF{ "brand": "Example", "email": "Hello@example.com", "senderLabel": "{brand} Website " }',
  );

  expect(readOwner()).toEqual({
    mailTo: "hello@example.com",
    senderLabel: "Example Website",
  });
});

test.each([
  '{ "email": "hello@example.com", }',
  '{ "email": "nobody", "senderLabel": "Example" }',
  '{ "email": "hello@example.com", "senderLabel": "Example\\u200b" }',
])(
  "the unreadable site.json %s is reported in one line that says what to do",
  (text) => {
    writeContentFile("site.json", text);

    expect(() => readOwner()).toThrow(
      /^content\/site\.json [^\n]+ npm run content:check [^\n]+$/,
    );
  },
);
