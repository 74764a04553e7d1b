import { policyHash } from "@/lib/node/hash";
import type { Build, Page } from "@/lib/publish/export/build";
import { inlineScripts } from "@/lib/publish/export/html";
import { otherScripts } from "@/lib/site/other-scripts";
import { writePolicy } from "@/lib/site/policy";

/** Adds to a page its own Content-Security-Policy, before everything that it restricts. */
export function addPolicy(
  { file, $ }: Page,
  build: Build,
  runtimeStyles: readonly string[],
): void {
  const hashes = (selector: string) =>
    $(selector)
      .get()
      .map((element) => policyHash($(element).text()));
  const styles = new Set([...hashes("style").sort(), ...runtimeStyles]);
  const areStylesOpen = otherScripts.some(({ origins }) =>
    origins["style-src"]?.includes("'unsafe-inline'"),
  );
  const content = writePolicy(build, {
    "script-src": [...new Set(hashes(inlineScripts).sort())],
    // Beside a hash, 'unsafe-inline' counts for nothing.
    "style-src": areStylesOpen ? [] : [...styles],
    "style-src-attr": [areStylesOpen ? "'unsafe-inline'" : "'none'"],
    // Scripts of other sites may need text as code.
    ...(!otherScripts[0] && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["'none'"],
    }),
  });
  const meta = { "http-equiv": "Content-Security-Policy", content };
  const charset = $("meta[charset]");
  if (charset.length === 0) throw new Error(`${file} declares no charset.`);
  // The charset has to be within the first 1024 bytes.
  charset.after($("<meta>").attr(meta));
}
