/** @jest-environment node */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentFiles } from "./files";

const guide = readFileSync(join("content", "README.md"), "utf8");

test("the guide tells of every content file", () => {
  for (const name of contentFiles().keys()) {
    expect(guide).toContain(`\`${name}.json\``);
  }
});

test("every picture of the guide is there, and none is heavy", () => {
  const pictures = guide.match(/images\/guide\/[\w-]+\.webp/g) ?? [];
  expect(pictures.length).toBeGreaterThan(10);
  for (const picture of pictures) {
    const file = join("content", picture);
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect(statSync(file).size).toBeLessThan(100_000);
  }
});
