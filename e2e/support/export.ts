import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Cheerio, CheerioAPI } from "cheerio";
import { routes } from "@/lib/content/load";
import { notFoundPage } from "@/lib/content/pages";
import { htmlFile } from "@/lib/publish/export/build";
import { type Element, parseHtml } from "@/lib/publish/export/html";
import { env } from "@/lib/site/env";

export const out = resolve("out");

/** The exported pages, without the `index.html` copies that some hosts need. The 404 page has no path. */
export const exportedPages = [
  ...routes.map(({ id, path, indexable }) => ({
    id,
    file: htmlFile(path),
    path,
    indexable,
  })),
  { id: notFoundPage, file: "404.html", path: undefined, indexable: false },
].map((page) => {
  const html = readExported(page.file);
  return { ...page, html, $: parseHtml(html) };
});

export function readExported(file: string): string {
  return readFileSync(join(out, file), "utf8");
}

/** The exported file of a URL's path. */
export function localFile(path: string): string {
  return decodeURI(path).slice(env.basePath.length + 1);
}

/** The exported page of a path. */
export function exportedPage(path: string): CheerioAPI {
  const page = exportedPages.find((page) => page.path === path);
  if (!page) throw new Error(`No page has the path ${path}.`);
  return page.$;
}

/** The contents of a page's `meta` elements that have this attribute. */
export function metaContents($: CheerioAPI, attribute: string, value: string) {
  return $(`meta[${attribute}="${value}"]`)
    .get()
    .map(({ attribs }) => attribs.content ?? "");
}

/** The text and the URL of each link in this part of a page. */
export function linksOf(path: string, part: string) {
  const links = exportedPage(path)(part).find("a");
  const urls = links.get().map(({ attribs }) => attribs.href);
  return textsOf(links).map((text, index) => [text, urls[index]]);
}

/** The text of each element, with a space for a line break. */
export function textsOf(elements: Cheerio<Element>): string[] {
  const copies = elements.clone();
  copies.find("br").replaceWith(" ");
  return copies.get().map((_, index) => copies.eq(index).text());
}
