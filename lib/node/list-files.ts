import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** All files below a directory, relative to it, in a fixed order. */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}
