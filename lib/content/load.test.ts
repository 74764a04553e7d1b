import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { copy, site } from "./load";

test("the subject of the contact mail ends with the brand", () => {
  expect(copy.form.subject.endsWith(site.brand)).toBe(true);
});

test("the pictures of the guide exist", () => {
  const guide = readFileSync(join("content", "README.md"), "utf8");
  for (const [picture] of guide.matchAll(/images\/guide\/[\w-]+\.webp/g)) {
    const file = join("content", picture);
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect(statSync(file).size).toBeLessThan(100_000);
  }
});
