import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { tempFolder } from "@/lib/node/testing/temp-folder";
import { readContent } from "./read";

test("files whose names begin with a dot are no content", () => {
  const root = tempFolder({
    "content/.DS_Store": "",
    "content/landing-pages/._a.json": "",
    "content/images/._a.svg": "",
  });
  const found = Object.values(readContent(root)).flatMap((one) => [...one]);
  expect(found).toEqual([]);
});

test("letters with accents are one character, however a program has saved them", () => {
  const root = tempFolder({ "content/a.json": "\ufeffu\u0308" });
  expect(readContent(root).files.get("a")).toBe("ü");
});

test("symbolic links to files and folders are followed, but not in a circle", () => {
  const root = tempFolder({ "content/images/scenes/a": "" });
  const at = (path: string) => join(root, "content", path);
  symlinkSync(at("images/scenes/a"), at("images/a"));
  symlinkSync(at("images/scenes"), at("images/b"));
  symlinkSync(at("nothing"), at("images/nothing"));
  symlinkSync(at("."), at("images/circle"));
  const { images } = readContent(root);
  expect(images).toEqual(["images/a", "images/b/a", "images/scenes/a"]);
});
