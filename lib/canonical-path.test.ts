import { canonicalPath } from "./canonical-path";

test.each([
  ["/", "/"],
  ["/index.html", "/"],
  ["/services", "/services"],
  ["/services/", "/services"],
  ["/services.html", "/services"],
  ["/services/index.html", "/services"],
  ["/site/", "/site"],
  ["/site/index.html", "/site"],
])("%s has the canonical path %s", (given, canonical) => {
  expect(canonicalPath(given)).toBe(canonical);
});
