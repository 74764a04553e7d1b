/** @jest-environment node */

import { isStray } from "./clean";
import { twinOf } from "./html-aliases";

test.each([
  ["services.html", "services/index.html"],
  ["services.txt", "services/index.txt"],
  ["index.html", undefined],
  ["404.html", undefined],
  ["robots.txt", undefined],
  ["llms.txt", undefined],
  ["__next._tree.txt", undefined],
  ["services/__next._tree.txt", undefined],
  ["preview.html", undefined],
])("%s is also served as %s", (file, twin) => {
  expect(twinOf(file)).toBe(twin);
});

test("pages that only the framework needs are stray, the site's own are not", () => {
  expect(["_not-found.html", "_not-found.txt", "a.js.map"].every(isStray)).toBe(
    true,
  );
  expect(["404.html", "services.html", "index.txt"].some(isStray)).toBe(false);
});
