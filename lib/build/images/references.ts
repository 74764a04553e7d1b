import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "jsonc-parser";
import { texts } from "../../content/issues/walk";

export type Reference = {
  /** Such as "content/home.json". */
  file: string;
  /** Such as "contact.image.src". */
  at: string;
  /** As content writes it, such as "images/scenes/belt.svg". */
  source: string;
};

/**
 * Every picture that content names. A file with a syntax error gives what can be read of it: the content check reports
 * the error, and the pictures of the page stay where they are while it is corrected.
 */
export function collectReferences(contentFolder: string): Reference[] {
  return readdirSync(contentFolder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) =>
      texts(parse(readFileSync(path.join(contentFolder, name), "utf8")))
        .filter(({ value }) => value.startsWith("images/"))
        .map(({ path: at, value }) => ({
          file: `content/${name}`,
          at: at.join("."),
          source: value,
        })),
    );
}
