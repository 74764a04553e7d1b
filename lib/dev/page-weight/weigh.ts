import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotli } from "../bench/server";
import { type PageParts, partsOf } from "./markup";

/** Bytes of one file as a host sends it. */
export type Weight = { file: string; bytes: number };

/** What a page weighs before anybody scrolls, figure by figure and file by file; nothing here depends on the machine. */
export type PageWeight = {
  html: Weight[];
  css: Weight[];
  /** Script in the page itself, not compressed. */
  boot: Weight[];
  /** Script that the page names, run at once or held back. */
  script: Weight[];
  font: Weight[];
  pictures: Weight[];
  requests: Weight[];
};

export type Figure = keyof PageWeight;

/** @param file of the page, relative to `out`: "services.html" */
export async function weighPage(
  out: string,
  file: string,
  basePath: string,
): Promise<PageWeight> {
  const html = await readFile(join(out, file), "utf8");
  const parts = partsOf(html);
  const weigh = (addresses: string[]) =>
    Promise.all(addresses.map((address) => weighFile(out, address, basePath)));
  return {
    html: [{ file, bytes: (await brotli(html)).length }],
    css: [
      {
        file: `styles in ${file}`,
        bytes: parts.inlineCss ? (await brotli(parts.inlineCss)).length : 0,
      },
      ...(await weigh(parts.stylesheets)),
    ],
    boot: [
      {
        file: `script in ${file}`,
        bytes: Buffer.byteLength(parts.inlineScript),
      },
    ],
    // Each page has a flight file of its own, and all have the same name.
    script: (await weigh(parts.scripts)).map(({ file: name, bytes }) => ({
      file: name.replace(/(?<=flight\/)page(?=\.js$)/, steadyName(file)),
      bytes,
    })),
    font: await weigh(parts.fonts),
    pictures: await weigh(parts.pictures),
    requests: requestsOf(file, parts),
  };
}

/** The name without the part that changes with the content, so that two builds can be compared. */
export function steadyName(file: string): string {
  return file
    .replace(/(flight\/)[0-9a-f]{8,}(?=\.js$)/, "$1page")
    .replace(/[-.][0-9a-f]{8,}(?=\.\w+$)/, "");
}

export function sum(weights: readonly Weight[]): number {
  return weights.reduce((total, { bytes }) => total + bytes, 0);
}

export async function weighFile(
  out: string,
  address: string,
  basePath: string,
): Promise<Weight> {
  const { pathname } = new URL(address, "https://site.invalid");
  const file = decodeURI(pathname).slice(basePath.length + 1);
  const content = await readFile(join(out, file));
  const isText = /\.(js|css|svg|json|txt)$/.test(file);
  return {
    file: steadyName(file),
    bytes: isText ? (await brotli(content)).length : content.length,
  };
}

/** One "byte" a request: the same arithmetic serves both. */
function requestsOf(file: string, parts: PageParts): Weight[] {
  const { stylesheets, scripts, fonts, pictures } = parts;
  return [file, ...stylesheets, ...scripts, ...fonts, ...pictures].map(
    (name) => ({ file: steadyName(name), bytes: 1 }),
  );
}
