import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { copy, site } from "./load";

test("the subject of the contact mail ends with the brand", () => {
  expect(copy.form.subject.endsWith(site.brand)).toBe(true);
});

test.each([
  ["a release", false, "true"],
  ["any other build", true, "false"],
])(
  "%s has landing pages that are drafts: %s",
  async (_, isShown, indexable) => {
    jest.resetModules();
    const { env } = process;
    jest.replaceProperty(process, "env", {
      ...env,
      NEXT_PUBLIC_SITE_URL: "https://www.company.test",
      NEXT_PUBLIC_INDEXABLE: indexable,
    });
    const read = jest.requireActual<typeof import("./read")>("./read");
    const values = read.readValues(read.readContent());
    for (const [, { meta }] of values.landing) meta.draft = true;
    jest.doMock("./read", () => ({ ...read, readValues: () => values }));
    const { landingPages } = await import("./load");
    expect(landingPages.length > 0).toBe(isShown);
  },
);

test("the pictures of the guide exist", () => {
  const guide = readFileSync(join("content", "README.md"), "utf8");
  for (const [picture] of guide.matchAll(/images\/guide\/[\w-]+\.webp/g)) {
    const file = join("content", picture);
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect(statSync(file).size).toBeLessThan(100_000);
  }
});
