import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { CssSyntaxError, parse } from "postcss";

/** A mistake in a file that the site's owner writes. */
export type Mistake = {
  /** Such as "content/services.json". */
  file: string;
  line: number;
  column: number;
  /** Where in the file: "services > entry 4 (Game Development) > icon". */
  location: string;
  /** The value as it is written, or a description of what is there instead. */
  found: string;
  /** Completes "expected …". */
  expected: string;
  /** Completes "try …": what to write instead. */
  suggestion?: string | undefined;
};

/** A stylesheet of the brand. One that cannot be read is empty and has a mistake. */
export function readSheet(file: string) {
  const mistakes: Mistake[] = [];
  const empty = (found: string, expected: string, line = 1, column = 1) => {
    const location = "the whole file";
    mistakes.push({ file, line, column, location, found, expected });
    return { sheet: parse(""), mistakes };
  };
  const path = posix.join(process.cwd(), file);
  if (!existsSync(path))
    return empty("no such file", "a stylesheet as content/README.md shows it");
  try {
    return { sheet: parse(readFileSync(path)), mistakes };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column, reason, source = "" } = error;
    const found = source.split("\n")[line - 1]?.trim() ?? "";
    return empty(found, `CSS without a mistake: ${reason}`, line, column);
  }
}
