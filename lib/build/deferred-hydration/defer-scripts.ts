import { contentHash, integrityOf } from "../export/hash";
import {
  formatAttributes,
  replaceElements,
  scriptSafeJson,
} from "../export/html";
import { readAsset, type Site, writeOutput } from "../export/site";
import { withoutHints } from "./preload-hints";

/** Address and integrity of a script, in the order in which they have to run. */
export type HeldScript = [src: string, integrity: string];

export type Held = { html: string; flight: string; sources: string[] };

/**
 * Takes the framework's scripts out of a page; the boot script starts them when the visitor does something.
 * Only the tag for browsers without modules stays: current browsers never fetch it.
 */
export function takeScripts(html: string): Held {
  const inline: string[] = [];
  const sources: string[] = [];
  const withoutScripts = replaceElements(
    html,
    "script",
    ({ source, attributes, content }) => {
      if (attributes.type === "application/ld+json") return source;
      if ("nomodule" in attributes) return source;
      if (attributes.src) sources.push(attributes.src);
      else if (/^\(?self\.__next_f\b/.test(content)) inline.push(content);
      else throw new Error(`Unknown inline script: ${content.slice(0, 80)}`);
      return "";
    },
  );
  return {
    html: withoutScripts,
    flight: withoutHints(inline.join("\n")),
    sources: inOrder(sources),
  };
}

/** Takes the scripts out, writes the page's data as a file of its own and lists all of them for the boot script. */
export async function holdScripts(html: string, site: Site) {
  const held = takeScripts(html);
  if (!held.flight || held.sources.length === 0)
    throw new Error("The page brings no scripts of the framework.");
  const file = `_next/static/flight/${contentHash(held.flight)}.js`;
  await writeOutput(site, file, held.flight);
  const scripts = [`${site.basePath}/${file}`, ...held.sources].map(
    (src): HeldScript => [src, integrityOf(readAsset(src, site))],
  );
  return { html: held.html, scripts };
}

/** The data block that the boot script reads. */
export function scriptList(scripts: HeldScript[]): string {
  const attributes = formatAttributes({ type: "application/json", id: "boot" });
  return `<script${attributes}>${scriptSafeJson(scripts)}</script>`;
}

/**
 * The runtime first, so that every part registers as it arrives; the entry last, so that when it starts to hydrate,
 * the page's own parts are there and are not asked for a second time.
 */
function inOrder(sources: string[]): string[] {
  const rank = (src: string) =>
    /\/webpack-/.test(src) ? 0 : /\/main-app-/.test(src) ? 2 : 1;
  return [...new Set(sources)].sort((a, b) => rank(a) - rank(b));
}
