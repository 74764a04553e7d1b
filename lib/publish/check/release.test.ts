import { isRelease } from "./release";

test.each([
  [["--release"], false, "https://www.company.in", true],
  [[], false, "https://www.company.in", false],
  [[], true, "https://www.company.in", true],
  [[], true, "https://www.company.test", false],
])("samples at %j, %s, %s fail: %s", (args, indexable, siteUrl, are) => {
  expect(isRelease(args, { indexable, siteUrl })).toBe(are);
});

test("a build for search engines needs a name of its own", () => {
  const env = { indexable: true, siteUrl: "https://www.example.com" };
  expect(() => isRelease([], env)).toThrow("the origin of your own site");
});
