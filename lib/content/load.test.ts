import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as content from "./load";
import { brandValues } from "./placeholders";

test("every placeholder of the brand is filled", () => {
  const text = JSON.stringify(Object.values(content));
  for (const name of brandValues(content.site).keys())
    expect(text).not.toContain(`{${name}}`);
});

test("the subject of the contact mail ends with the brand", () => {
  expect(content.copy.form.subject).toBe(
    `Contact Form Submission - ${content.site.brand}`,
  );
});

test("the pictures of the guide exist", () => {
  const guide = readFileSync(join("content", "README.md"), "utf8");
  for (const [picture] of guide.matchAll(/images\/guide\/[\w-]+\.webp/g)) {
    const file = join("content", picture);
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect(statSync(file).size).toBeLessThan(100_000);
  }
});
