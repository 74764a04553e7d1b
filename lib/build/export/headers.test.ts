/** @jest-environment node */
import {
  formatHeadersFile,
  headerRules,
  headersFor,
  matches,
  parseHeadersFile,
} from "./headers";

const rules = headerRules("default-src 'none'", "/site");

test("a hashed asset is kept for a year, a page is asked for again", () => {
  expect(
    headersFor("/site/_next/static/chunks/a.js", rules)["Cache-Control"],
  ).toBe("public, max-age=31536000, immutable");
  expect(headersFor("/site/services", rules)["Cache-Control"]).toBe(
    "public, max-age=0, must-revalidate",
  );
});

test("every answer carries the policy", () => {
  for (const path of ["/", "/site/services", "/site/_next/static/a.css"])
    expect(headersFor(path, rules)["Content-Security-Policy"]).toBe(
      "default-src 'none'",
    );
});

test("no answer gets a header from two rules, which some hosts would join with a comma", () => {
  for (const path of ["/site/_next/static/a.css", "/site/img/a.avif", "/"]) {
    const names = rules
      .filter((rule) => matches(path, rule.path))
      .flatMap((rule) => Object.keys(rule.headers));
    expect(new Set(names).size).toBe(names.length);
  }
});

test("the headers file reads back as it was written", () => {
  expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
});

test("a header line without a colon is refused", () => {
  expect(() => parseHeadersFile("/*\n  nonsense")).toThrow(/nonsense/);
});
