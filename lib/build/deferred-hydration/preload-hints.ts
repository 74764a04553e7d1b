import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseAttributes, replaceLinks } from "../export/html";
import { filesOf, type Page, type Site, writeOutput } from "../export/site";

/**
 * Of all that React has the browser fetch ahead only the font stays. Styles are in the page, scripts are held back, and
 * no picture is the largest paint, so that none may come before the text.
 */
export function onlyFontPreload(html: string): string {
  return replaceLinks(html, ({ source, attributes }) =>
    attributes.rel === "preload" && attributes.as !== "font" ? "" : source,
  );
}

/**
 * Likewise for the data inside a page. Besides the page's own styles and pictures it names the not-found page's styles,
 * which would be fetched for nothing.
 */
export function withoutHints(flight: string): string {
  return flight.replace(/:HL\[\\"[^\]]*?\\"(style|image)\\"[^\]]*\]\\n/g, "");
}

/** And for the data that a route change fetches: only styles of the page itself stay. */
export function onlyOwnStyleHints(
  data: string,
  own: ReadonlySet<string>,
): string {
  return data.replace(
    /^:HL\["([^"]*)","style"\]\n/gm,
    (hint, address: string) => (own.has(address) ? hint : ""),
  );
}

export async function trimPayloads(
  site: Site,
  pages: readonly Page[],
): Promise<void> {
  const styles = new Map(
    pages.map(({ file, html }) => [file, stylesheetsOf(html)]),
  );
  for (const file of await filesOf(site.out)) {
    if (!file.endsWith(".txt")) continue;
    const own = styles.get(pageOf(file, styles));
    const data = await readFile(join(site.out, file), "utf8");
    const trimmed = own ? onlyOwnStyleHints(data, own) : data;
    if (trimmed !== data) await writeOutput(site, file, trimmed);
  }
}

/** The page that a data file belongs to: "services.txt", "services/__next._full.txt", "__next._full.txt". */
function pageOf(file: string, known: ReadonlyMap<string, unknown>): string {
  const page = file.replace(/txt$/, "html");
  if (known.has(page)) return page;
  const folder = dirname(file);
  return folder === "." ? "index.html" : `${folder}.html`;
}

function stylesheetsOf(html: string): Set<string> {
  const links = html.matchAll(/<link\b([^>]*)>/g);
  return new Set(
    [...links].flatMap(([, source = ""]) => {
      const { rel, href } = parseAttributes(source);
      return rel === "stylesheet" && href ? [href] : [];
    }),
  );
}
