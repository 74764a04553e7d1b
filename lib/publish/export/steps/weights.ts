import { statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Build, Page } from "@/lib/publish/export/build";
import { inlineScripts } from "@/lib/publish/export/html";

/** A WOFF2 file in base64, wherever a page has it: all begin with the signature of the format. */
const fontData = /d09GMg[\w+/=]+/g;

/** By text: pages share the script, and those of one kind their styles. */
const sizes = new Map<string, Promise<number>>();

function sizeOf(text: string): Promise<number> {
  const size =
    sizes.get(text) ??
    promisify(brotliCompress)(text).then(({ length }) => length);
  sizes.set(text, size);
  return size;
}

/** The bytes of a page's parts as they are sent, compressed by brotli. A font is compressed already. */
export function weighParts({ file, $ }: Page) {
  const fonts = $("style, script").text().match(fontData) ?? [];
  const font = Buffer.byteLength(fonts.join(""), "base64");
  // The texts alone are kept until they are compressed, not the tree.
  return Promise.all([
    sizeOf($("style").text().replace(fontData, "")),
    sizeOf($(inlineScripts).text()),
  ]).then(([styles, script]) => ({ file, font, styles, script }));
}

type Parts = Awaited<ReturnType<typeof weighParts>>;

/** The weights of all pages, the heaviest first. What is none of the parts is HTML. */
export function pageWeights({ out }: Build, pages: Parts[]) {
  const rows = pages.map(({ file, font, styles, script }) => {
    const total = statSync(join(out, `${file}.br`)).size;
    const html = total - font - styles - script;
    return { file, total, HTML: html, font, styles, script };
  });
  return rows.sort((one, other) => other.total - one.total);
}
