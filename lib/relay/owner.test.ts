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

test("only site.json has to be valid", () => {
  writeContentFile("testimonials.json", '{ "entries": [');
  writeContentFile(
    "site.json",
    '{ "brand": "Example", "email": "hello@example.com", "senderLabel": "{brand} Website" }',
  );

  expect(readOwner()).toEqual({
    mailTo: "hello@example.com",
    senderLabel: "Example Website",
  });
});

test("a byte order mark in site.json is ignored", () => {
  writeContentFile("site.json", '\uFEFF{"email":"a@b.c","senderLabel":"A"}');
  expect(readOwner().mailTo).toBe("a@b.c");
});

test("an unreadable site.json is reported in one line that says what to do", () => {
  writeContentFile("site.json", '{ "email": "hello@example.com", }');

  expect(() => readOwner()).toThrow(
    /^content\/site\.json [^\n]+ npm run content:check [^\n]+$/,
  );
});
