import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContent } from "./read";

let root: string;
const at = (path: string) => join(root, "content", path);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  for (const folder of ["landing-pages", "images/scenes"])
    mkdirSync(at(folder), { recursive: true });
});

test("files whose names begin with a dot are no content", () => {
  for (const file of [".DS_Store", "landing-pages/._a.json", "images/._a.svg"])
    writeFileSync(at(file), "");
  const found = Object.values(readContent(root)).flatMap((one) => [...one]);
  expect(found).toEqual([]);
});

test("symbolic links to files and folders are followed, but not in a circle", () => {
  writeFileSync(at("images/scenes/a"), "");
  symlinkSync(at("images/scenes/a"), at("images/a"));
  symlinkSync(at("images/scenes"), at("images/b"));
  symlinkSync(at("nothing"), at("images/nothing"));
  symlinkSync(at("."), at("images/circle"));
  const { images } = readContent(root);
  expect(images).toEqual(["images/a", "images/b/a", "images/scenes/a"]);
});
