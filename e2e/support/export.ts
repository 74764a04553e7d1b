import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { routes } from "@/lib/content/load";
import { htmlFile } from "@/lib/export/export-folder";
import {
  findElements,
  getAttribute,
  parseHtml,
  type Tree,
} from "@/lib/export/html";

export const out = resolve("out");

/** The exported pages, without the `index.html` copies that some hosts need. The 404 page has no path. */
export const exportedPages = [
  ...routes.map(({ path, indexable }) => ({
    file: htmlFile(path),
    path,
    indexable,
  })),
  { file: "404.html", path: undefined, indexable: false },
].map((page) => {
  const html = readExported(page.file);
  return { ...page, html, tree: parseHtml(html) };
});

export function readExported(file: string): string {
  return readFileSync(join(out, file), "utf8");
}

/** The contents of a page's `meta` elements that have this attribute. */
export function metaContents(tree: Tree, attribute: string, value: string) {
  return findElements(tree, "meta")
    .filter((meta) => getAttribute(meta, attribute) === value)
    .map((meta) => getAttribute(meta, "content") ?? "");
}

/** The elements of this name in an exported page. */
export function elementsOf(path: string, name: string) {
  return exportedPages
    .filter((page) => page.path === path)
    .flatMap(({ tree }) => findElements(tree, name));
}
