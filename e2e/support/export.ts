import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { routes } from "@/lib/content/load";
import { fileOf } from "@/lib/export/export-folder";
import { parseHtml, type Tree } from "@/lib/export/html";

export const out = resolve("out");

export type ExportedPage = {
  file: string;
  /** Path of the route; undefined for the not-found page. */
  path?: (typeof routes)[number]["path"];
  indexable: boolean;
  html: string;
  tree: Tree;
};

/** The exported pages, without the `index.html` copies that some hosts need. */
export const exportedPages: ExportedPage[] = [
  ...routes.map(({ path, indexable }) =>
    exportedPage(fileOf(path), indexable, path),
  ),
  exportedPage("404.html", false),
];

export function readExported(file: string): string {
  return readFileSync(join(out, file), "utf8");
}

export function isExported(file: string): boolean {
  return existsSync(join(out, file));
}

function exportedPage(
  file: string,
  indexable: boolean,
  path?: ExportedPage["path"],
): ExportedPage {
  const html = readExported(file);
  return { file, path, indexable, html, tree: parseHtml(html) };
}
