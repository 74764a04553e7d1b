import type { ExportFolder, Page } from "@/lib/export/export-folder";
import { inlineScripts } from "@/lib/export/html";
import { policyHash } from "@/lib/node/hash";
import { endpoint } from "@/lib/site/on-measure";

/**
 * Adds to a page its own Content-Security-Policy, before everything that it restricts. It forbids everything that the
 * site does not do.
 * @param runtimeStyles hashes of the styles that libraries insert at run time
 */
export function addPolicy(
  { file, $ }: Page,
  folder: ExportFolder,
  runtimeStyles: readonly string[],
): void {
  const hashes = (selector: string) =>
    $(selector)
      .get()
      .map((element) => policyHash($(element).text()));
  const scripts = new Set(hashes(inlineScripts).sort());
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": [
      "'self'",
      ...new Set([...hashes("style").sort(), ...runtimeStyles]),
    ],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...listOrigins(folder.relayUrl, endpoint)],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    // Without script a form opens an e-mail. No form is ever sent to a server.
    "form-action": ["mailto:"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  };
  const content = Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
  const meta = { "http-equiv": "Content-Security-Policy", content };
  const charset = $("meta[charset]");
  if (charset.length === 0) throw new Error(`${file} declares no charset.`);
  // The charset has to be within the first 1024 bytes.
  charset.after($("<meta>").attr(meta));
}

function listOrigins(...urls: (string | null)[]): string[] {
  return urls.flatMap((url) => (url === null ? [] : [new URL(url).origin]));
}
