import { exampleFiles, issuesAfter } from "../testing/example";
import { sampleLeft } from "./sample";

const landing = Array.from({ length: 30 }, (_, n) => `landing-pages/${n}.json`);
const all = [...exampleFiles().keys()].map((name) => `${name}.json`);

test("sample files that make promises are listed first, with advice", () => {
  const [first, second, last] = sampleLeft([
    "images",
    "process.json",
    "services.json",
    "site.json",
  ]);
  expect(first).toMatch(/^site\.json \(.*working hours/);
  expect(second).toMatch(/^services\.json \(.*what you charge/);
  expect(last).toBe("images, process.json");
});

test("a long list of samples fits one screen", () => {
  const names = [...all, ...landing, "images", "logo"];
  const lines = sampleLeft(names);
  expect(lines.length).toBeLessThan(16);
  for (const name of names) expect(lines.join()).toContain(name);
});

test("an unknown sample name is an error with a suggestion", () => {
  const issues = issuesAfter({
    "site: sample": ["logo", "privcy.json", "old"],
  });
  expect(issues).toEqual([
    expect.stringContaining("sample > entry 2: a content file, such as"),
    expect.stringContaining("sample > entry 3: a content file, such as"),
  ]);
  expect(issues[0]).toContain('try "privacy.json"');
  expect(issues[1]).toContain("try removing it if its file is gone");
});
