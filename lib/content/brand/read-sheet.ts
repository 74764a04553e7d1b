import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { CssSyntaxError, parse } from "postcss";
import { type ContentIssue, fileIssue } from "@/lib/content/content-issue";

/** A stylesheet of the brand. One that cannot be read is empty and has an issue. */
export function readSheet(file: string) {
  const issues: ContentIssue[] = [];
  const empty = (found: string, expected: string, line = 1, column = 1) => {
    issues.push(fileIssue(file, { line, column, found, expected }));
    return { sheet: parse(""), issues };
  };
  const path = posix.join(process.cwd(), file);
  if (!existsSync(path))
    return empty("no such file", "a stylesheet as content/README.md shows it");
  try {
    return { sheet: parse(readFileSync(path)), issues };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column, reason, source = "" } = error;
    const found = source.split("\n")[line - 1]?.trim() ?? "";
    return empty(found, `CSS without a mistake: ${reason}`, line, column);
  }
}
