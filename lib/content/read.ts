import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "./validate";

/** Reads the content folder below the given root. */
export function readContent(root: string): Content {
  const folder = join(root, "content");
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder).sort()) {
    if (!entry.endsWith(".json")) continue;
    files.set(
      entry.slice(0, -".json".length),
      readFileSync(join(folder, entry), "utf8"),
    );
  }
  return { files, pictures: picturesBelow(folder, "images") };
}

function picturesBelow(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap(
    (entry) =>
      entry.isDirectory()
        ? picturesBelow(folder, `${below}/${entry.name}`)
        : [`${below}/${entry.name}`],
  );
}
