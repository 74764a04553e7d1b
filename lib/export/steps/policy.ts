import type { ExportFolder, Page } from "@/lib/export/export-folder";
import {
  createElement,
  findElements,
  findInlineScripts,
  getText,
  insertAfterCharset,
  type Tree,
} from "@/lib/export/html";
import { policyHash } from "@/lib/node/hash";
import { endpoint } from "@/lib/site/on-measure";

/** Adds to each page its own policy, before everything that it restricts, and returns the policy for the header. */
export function addPolicies(
  pages: readonly Page[],
  site: ExportFolder,
  runtimeStyles: readonly string[],
): string {
  for (const { tree } of pages) {
    const own = policy(site, [tree], runtimeStyles);
    // Browsers ignore this directive in a page and log a warning.
    const content = own.replace("; frame-ancestors 'none'", "");
    const meta = { "http-equiv": "Content-Security-Policy", content };
    insertAfterCharset(tree, createElement("meta", meta));
  }
  const trees = pages.map(({ tree }) => tree);
  return policy(site, trees, runtimeStyles);
}

/**
 * The Content-Security-Policy of one or more pages: it forbids everything that the site does not do.
 * @param runtimeStyles hashes of the styles that libraries insert at run time
 */
export function policy(
  site: ExportFolder,
  trees: readonly Tree[],
  runtimeStyles: readonly string[],
): string {
  const scripts = trees.flatMap(findInlineScripts).map(getText);
  const styles = trees
    .flatMap((tree) => findElements(tree, "style"))
    .map(getText);
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts)],
    "style-src": ["'self'", ...new Set([...hashes(styles), ...runtimeStyles])],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...listOrigins(site.relayUrl, endpoint)],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    // Without script a form opens an e-mail. No form is ever sent to a server.
    "form-action": ["mailto:"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

function listOrigins(...urls: (string | null)[]): string[] {
  return urls.flatMap((url) => (url === null ? [] : [new URL(url).origin]));
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts.map(policyHash))].sort();
}
