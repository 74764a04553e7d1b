import { tempFolder } from "@/lib/node/testing/temp-folder";
import { readOwner } from "./owner";

const project = process.cwd();
afterEach(() => process.chdir(project));

test("only site.json has to be valid, with or without a byte order mark", () => {
  const files = {
    "content/testimonials.json": '{ "entries": [',
    "content/site.json":
      '\uFEFF{ "brand": "Example", "email": "Hello@München.example", "senderLabel": "{brand} Website " }',
  };
  process.chdir(tempFolder(files));
  expect(readOwner()).toEqual({
    mailTo: "hello@münchen.example",
    senderLabel: "Example Website",
  });
});

test.each([
  '{ "email": "hello@example.com", }',
  '{ "email": "nobody", "senderLabel": "Example" }',
  '{ "email": "hello@example.com", "senderLabel": "Example\\u200b" }',
])("the unreadable site.json %s is reported in one line", (text) => {
  process.chdir(tempFolder({ "content/site.json": text }));
  expect(() => readOwner()).toThrow(
    /^content\/site\.json [^\n]+ npm run content:check [^\n]+$/,
  );
});
