import { readFileSync } from "node:fs";

/** The text of a file, without the byte order mark that some programs put in front. */
export function readText(file: string): string {
  return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
}
