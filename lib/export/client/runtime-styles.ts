import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { policyHash } from "@/lib/node/hash";

/**
 * Hashes of the styles that sonner inserts with the first toast: first an empty element, then its text. They are read
 * from the installed version, so an update changes the policy too.
 */
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
