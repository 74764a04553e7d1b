import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { listFiles } from "../node/list-files";
import { landingFolder } from "./pages";

/** The files of the content folder. */
export type ContentFolder = {
  /** Texts of the JSON files by name without extension, such as "site" or "landing-pages/web-development". */
  files: ReadonlyMap<string, string>;
  /** Names of other files in the same folders, such as "Process.JSON". */
  otherFiles: readonly string[];
  /** Paths of the pictures, such as "images/scenes/belt.svg". */
  images: readonly string[];
};

/** Reads the content folder. Byte order marks are removed. Invalid UTF-8 becomes U+FFFD, which the check reports. */
export function readContent(root = process.cwd()): ContentFolder {
  const folder = join(root, "content");
  const all = listFiles(folder);
  const beside = all.filter((path) =>
    [".", landingFolder].includes(posix.dirname(path)),
  );
  const files = beside
    .filter((path) => path.endsWith(".json"))
    .map((path) => {
      const text = readFileSync(join(folder, path), "utf8");
      const name = path.slice(0, -".json".length);
      return [name, text.replace(/^\uFEFF/, "")] as const;
    });
  return {
    files: new Map(files),
    otherFiles: beside.filter((path) => !path.endsWith(".json")),
    images: all.filter((path) => path.startsWith("images/")),
  };
}
