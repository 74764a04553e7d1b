import { readFileSync } from "node:fs";
import { writeWhole } from "@/lib/node/write-whole";

const file = ".cache/content.json";

/** What the last check found, as printed: a page of the dev server shows the errors, a draft's preview the warnings. */
type CheckResult = { errors: string; warnings: string };

export function readCheckResult(): CheckResult {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Writes no text twice, so that Next reads the content anew. */
export function writeCheckResult(result: CheckResult): void {
  writeWhole(file, JSON.stringify({ ...result, time: Date.now() }));
}
