import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { policyHash } from "@/lib/node/hash";

/** Hashes of the styles that the installed sonner inserts with the first toast: an empty element, and then its text. */
export function runtimeStyleHashes(): string[] {
  const require = createRequire(resolve("package.json"));
  return [
    policyHash(""),
    policyHash(insertedCss(readFileSync(require.resolve("sonner"), "utf8"))),
  ];
}

/** The text of the one `__insertCSS("…")` call in a source. */
export function insertedCss(source: string): string {
  const literal = source.match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/)?.[1];
  if (!literal) throw new Error("sonner no longer writes its style as text.");
  return JSON.parse(literal);
}
