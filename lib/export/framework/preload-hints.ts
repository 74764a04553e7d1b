import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ExportFolder, filesOf, type Page, writeOutput } from "../files";
import { attributeOf, linksOf, remove, type Tree } from "../html";

/**
 * Nothing is fetched ahead of the text: styles are in the page, scripts are deferred, and no picture is the largest
 * paint.
 */
export function dropPreloads(tree: Tree): void {
  linksOf(tree, "preload").forEach(remove);
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
  own: ReadonlySet<string | undefined>,
): string {
  return data.replace(/^:HL\["([^"]*)","style"\]\n/gm, (hint, url: string) =>
    own.has(url) ? hint : "",
  );
}

/** Trims the data files of a page. */
export async function trimPageData(
  { file, tree }: Page,
  site: ExportFolder,
): Promise<void> {
  const own = new Set(
    linksOf(tree, "stylesheet").map((link) => attributeOf(link, "href")),
  );
  for (const name of (await filesOf(site.out)).filter(isDataOf(file))) {
    const data = await readFile(join(site.out, name), "utf8");
    await writeOutput(site, name, onlyOwnStyleHints(data, own));
  }
}

/** "services.txt" and "services/__next._full.txt" for "services.html"; "index.txt" and "__next._full.txt" for home. */
export function isDataOf(page: string): (file: string) => boolean {
  const name = page.slice(0, -".html".length);
  const folder = name === "index" ? "__next." : `${name}/__next.`;
  return (file) =>
    file.endsWith(".txt") &&
    (file === `${name}.txt` || file.startsWith(folder));
}
