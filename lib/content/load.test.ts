import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { exampleFiles } from "@/lib/check/testing/example";
import { phoneFormats } from "@/lib/enquiry/formats";
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

test.each([
  ["its rule's", "ten digits", undefined, "Ten digits, without +91."],
  ["its rule's", "international", undefined, phoneFormats.international.hint],
  ["the owner's", "ten digits", "After {callingCode}.", "After +91."],
])("the hint of a phone is %s: %s", async (_, phone, phoneHint, shown) => {
  const files = exampleFiles();
  const change = (name: string, group: string, fields: object) => {
    const data = JSON.parse(files.get(name) ?? "");
    Object.assign(data[group], fields);
    files.set(name, JSON.stringify(data));
  };
  change("site", "accepts", { phone });
  change("interface", "form", { phoneHint });
  jest.resetModules();
  jest.doMock("./read", () => ({
    ...jest.requireActual("./read"),
    readContent: () => ({ files }),
  }));
  const loaded = await import("./load");
  expect(loaded.copy.form.phoneHint).toBe(shown);
});
