import { displayFonts } from "@/lib/assets/display-font";
import { copy } from "../../content/load";
import type { Page } from "../files";
import { createElement, elementsOf, insertAfterCharset, textOf } from "../html";

/** Main headings are of nearly this weight everywhere. */
const weight = 650;

/**
 * Puts the display face into every page, cut to the characters of all main headings: they are set in it from the first
 * paint on, on any line, and never set again. All pages have the same one, as a route change keeps the document. The
 * heading of the error pages is in no page.
 * Added by a script, it is decoded before the body is read; from a style it would come between two paints, and move what
 * is below the heading. Without script the headings have the font of all other text.
 */
export async function addHeadingFont(pages: readonly Page[]): Promise<void> {
  const headings = pages
    .flatMap(({ tree }) => elementsOf(tree, "h1"))
    .flatMap((heading) => [heading, ...elementsOf(heading)])
    .map(textOf);
  const text = [...headings, copy.pageError.heading].join("");
  const fonts = await displayFonts(text, weight, "woff2");
  const script = fonts
    .map(({ data, range }, index) =>
      addFontScript(data, index > 0 ? `,unicodeRange:"${range}"` : ""),
    )
    .join(";");
  for (const { tree } of pages)
    insertAfterCharset(tree, createElement("script", {}, script));
}

/** For all weights and widths, so that browsers neither embolden nor replace it. */
function addFontScript(data: Buffer, descriptors: string): string {
  return `document.fonts.add(new FontFace("Anek Headings",Uint8Array.from(atob("${data.toString("base64")}"),c=>c.charCodeAt()),{weight:"400 700",stretch:"100% 125%"${descriptors}}))`;
}
