import { readFileSync } from "node:fs";

/**
 * The text of a file, without the byte order mark that some programs put in front. A letter and an accent behind it, as
 * text that is copied on a Mac may have them, become the one character that fonts have.
 */
export function readText(file: string): string {
  return readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .normalize("NFC");
}
