import { policyHash } from "./hash";
import { replaceElements } from "./html";
import type { Site } from "./site";

/** What the inline parts of one or more pages need from the policy. */
export type InlineHashes = {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
};

/** Script elements with another type hold data: no policy looks at them. */
const executable = new Set([undefined, "", "module", "text/javascript"]);

export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  replaceElements(html, "script", ({ source, attributes, content }) => {
    if (!attributes.src && executable.has(attributes.type))
      scripts.add(policyHash(content));
    return source;
  });
  replaceElements(html, "style", ({ source, content }) => {
    styles.add(policyHash(content));
    return source;
  });
  return { scripts, styles };
}

export function union(all: readonly InlineHashes[]): InlineHashes {
  return {
    scripts: new Set(all.flatMap(({ scripts }) => [...scripts])),
    styles: new Set(all.flatMap(({ styles }) => [...styles])),
  };
}

/**
 * The content security policy: everything is forbidden but what the site does.
 * @param runtimeStyles hashes of styles that a library writes into the page while it runs
 */
export function policy(
  site: Site,
  hashes: InlineHashes,
  runtimeStyles: readonly string[],
): string {
  const styles = new Set([...hashes.styles, ...runtimeStyles]);
  return directives({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...[...hashes.scripts].sort()],
    "style-src": ["'self'", ...[...styles].sort()],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", new URL(site.relayUrl).origin],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    // Without script a form becomes a mail; no form ever goes to a server.
    "form-action": ["mailto:"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default"],
  });
}

/** The policy as a page itself can carry it: browsers ignore, and complain about, `frame-ancestors` there. */
export function metaPolicy(headerPolicy: string): string {
  return headerPolicy
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors "))
    .join("; ");
}

function directives(list: Record<string, string[]>): string {
  return Object.entries(list)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
