import { isLeftover } from "./clean";
import { aliasOf } from "./html-aliases";

test.each([
  ["services.html", "services/index.html"],
  ["services.txt", "services/index.txt"],
  ["robots-in-retail.html", "robots-in-retail/index.html"],
  ["index.html", undefined],
  ["404.html", undefined],
  ["robots.txt", undefined],
  ["llms.txt", undefined],
  ["__next._tree.txt", undefined],
  ["services/__next._tree.txt", undefined],
  ["preview.html", undefined],
])("%s is also served as %s", (file, alias) => {
  expect(aliasOf(file)).toBe(alias);
});

test("pages that only the framework needs are removed, the site's own are not", () => {
  expect(
    ["_not-found.html", "_not-found.txt", "a.js.map"].every(isLeftover),
  ).toBe(true);
  expect(["404.html", "services.html", "index.txt"].some(isLeftover)).toBe(
    false,
  );
});
