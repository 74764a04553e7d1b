import { policyHash } from "../../node/hash";
import type { ExportFolder, Page, RuntimeSources } from "../files";
import {
  createElement,
  elementsOf,
  inlineScriptsOf,
  insertAfterCharset,
  type Tree,
  textOf,
} from "../html";

/** Gives each page its own policy, before everything that it restricts, and returns the policy of the header. */
export function addPolicies(
  pages: readonly Page[],
  site: ExportFolder,
  runtime: readonly RuntimeSources[],
): string {
  for (const { tree } of pages) {
    const own = policy(site, [tree], runtime);
    // Browsers ignore, and complain about, this directive there.
    const content = own.replace("; frame-ancestors 'none'", "");
    const meta = { "http-equiv": "Content-Security-Policy", content };
    insertAfterCharset(tree, createElement("meta", meta));
  }
  const trees = pages.map(({ tree }) => tree);
  return policy(site, trees, runtime);
}

/** The content security policy of one or more pages: everything is forbidden but what the site does. */
export function policy(
  site: ExportFolder,
  trees: readonly Tree[],
  runtime: readonly RuntimeSources[],
): string {
  const scripts = trees.flatMap(inlineScriptsOf).map(textOf);
  const styles = trees.flatMap((tree) => elementsOf(tree, "style")).map(textOf);
  const runtimeIsKnown = runtime.length > 0;
  const runtimeStyles = runtime.flatMap(({ styles }) => styles);
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts)],
    "style-src": runtimeIsKnown
      ? ["'self'", ...new Set([...hashes(styles), ...runtimeStyles])]
      : ["'self'", "'unsafe-inline'"],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", new URL(site.relayUrl).origin],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    // Without script a form becomes an e-mail; no form ever goes to a server.
    "form-action": ["mailto:"],
    "frame-ancestors": ["'none'"],
    ...(runtimeIsKnown && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": runtime.flatMap(({ trustedTypes }) => trustedTypes),
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts.map(policyHash))].sort();
}
