import { existsSync } from "node:fs";
import { readInternals } from "./internals";

test("every internal names the file that relies on it, and a test or a build error that notices a change", () => {
  const internals = readInternals();
  expect(internals.length).toBeGreaterThan(0);
  for (const { file, tests, buildError } of internals) {
    expect([file, ...tests].filter((path) => !existsSync(path))).toEqual([]);
    expect([...tests, buildError].join("")).not.toBe("");
  }
});
