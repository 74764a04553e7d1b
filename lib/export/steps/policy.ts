import type { ExportFolder, Page } from "@/lib/export/export-folder";
import {
  createElement,
  elementsOf,
  inlineScriptsOf,
  insertAfterCharset,
  type Tree,
  textOf,
} from "@/lib/export/html";
import { policyHash } from "@/lib/node/hash";
import { endpoint } from "@/lib/on-measure";

/** Gives each page its own policy, before everything that it restricts, and returns the policy of the header. */
export function addPolicies(
  pages: readonly Page[],
  site: ExportFolder,
  runtimeStyles: readonly string[] = [],
): string {
  for (const { tree } of pages) {
    const own = policy(site, [tree], runtimeStyles);
    // Browsers ignore, and complain about, this directive there.
    const content = own.replace("; frame-ancestors 'none'", "");
    const meta = { "http-equiv": "Content-Security-Policy", content };
    insertAfterCharset(tree, createElement("meta", meta));
  }
  const trees = pages.map(({ tree }) => tree);
  return policy(site, trees, runtimeStyles);
}

/**
 * The content security policy of one or more pages: everything is forbidden but what the site does.
 * @param runtimeStyles hashes of the styles that libraries insert while the page runs; none if they are not known
 */
export function policy(
  site: ExportFolder,
  trees: readonly Tree[],
  runtimeStyles: readonly string[],
): string {
  const scripts = trees.flatMap(inlineScriptsOf).map(textOf);
  const styles = trees.flatMap((tree) => elementsOf(tree, "style")).map(textOf);
  // Only where everything is known that libraries do while the page runs, all else can be forbidden.
  const runtimeIsKnown = runtimeStyles.length > 0;
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts)],
    "style-src": runtimeIsKnown
      ? ["'self'", ...new Set([...hashes(styles), ...runtimeStyles])]
      : ["'self'", "'unsafe-inline'"],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...originsOf(site.relayUrl, endpoint)],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    // Without script a form becomes an e-mail; no form ever goes to a server.
    "form-action": ["mailto:"],
    "frame-ancestors": ["'none'"],
    ...(runtimeIsKnown && {
      "require-trusted-types-for": ["'script'"],
      // The one that the loader defines.
      "trusted-types": ["default"],
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

function originsOf(...urls: (string | null)[]): string[] {
  return urls.flatMap((url) => (url === null ? [] : [new URL(url).origin]));
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts.map(policyHash))].sort();
}
