import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";

const file = ".cache/content.json";

/** What the last check found, as printed: a page of the dev server shows the errors, a draft's preview the warnings. */
type CheckResult = { errors: string; warnings: string };

export function readCheckResult(): CheckResult {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Writes no file twice, so that Next reads the content anew, and each in one step, since Next may read at any moment. */
export function writeCheckResult(result: CheckResult): void {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ ...result, time: Date.now() }));
  renameSync(`${file}.new`, file);
}
