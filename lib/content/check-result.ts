import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";

const file = ".cache/content.json";

/** What the last check of the content found, as printed: a page of the dev server shows errors, a draft's preview warnings. */
type CheckResult = { errors: string; warnings: string };

export function readCheckResult(): CheckResult {
  return existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : { errors: "", warnings: "" };
}

/** Writes the file in one step, since Next may read it at any moment, and never the same twice: Next then reads the content anew. */
export function writeCheckResult(result: CheckResult): void {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ ...result, time: Date.now() }));
  renameSync(`${file}.new`, file);
}
