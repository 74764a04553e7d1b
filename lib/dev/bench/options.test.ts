/** @jest-environment node */
import { routes } from "@/lib/routes";
import { parseOptions } from "./options";

test("without options every route is loaded five times", () => {
  expect(parseOptions([])).toEqual({
    loads: 5,
    paths: routes.map(({ path }) => path),
  });
});

test("a route that the site has not is refused with those it has", () => {
  expect(() => parseOptions(["--routes", "/,/nowhere"])).toThrow(
    /"\/nowhere".*\/services/,
  );
});

test("no number of loads is no measurement", () => {
  expect(() => parseOptions(["--loads", "0"])).toThrow("1 or more");
});
