import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { landingFolder } from "./pages";

/** The content folder as it lies on the disk. */
export type ContentFolder = {
  /** Texts of the JSON files by their names without ending, such as "site" or "landing-pages/web-development". */
  files: ReadonlyMap<string, string>;
  /** Names of other files beside them, such as "Process.JSON". */
  otherFiles: readonly string[];
  /** Paths of the pictures, such as "images/scenes/belt.svg". */
  images: readonly string[];
};

/** Reads the content folder below the given root. A byte order mark is left out; other bytes that are no UTF-8 become U+FFFD, which the check reports. */
export function readContent(root = process.cwd()): ContentFolder {
  const folder = join(root, "content");
  const all = ["", `${landingFolder}/`].flatMap((below) =>
    namesIn(join(folder, below)).map((name) => below + name),
  );
  const texts = all
    .filter((name) => name.endsWith(".json"))
    .map((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      return [
        name.slice(0, -".json".length),
        text.replace(/^\uFEFF/, ""),
      ] as const;
    });
  return {
    files: new Map(texts),
    otherFiles: all.filter((name) => !name.endsWith(".json")),
    images: imagesBelow(folder, "images"),
  };
}

/** A file by its path below the content folder; undefined where there is none. */
export function bytesOf(path: string): Buffer | undefined {
  const file = join("content", path);
  return existsSync(file) ? readFileSync(file) : undefined;
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function imagesBelow(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap(
    (entry) =>
      entry.isDirectory()
        ? imagesBelow(folder, `${below}/${entry.name}`)
        : [`${below}/${entry.name}`],
  );
}
