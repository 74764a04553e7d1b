import { cutFonts } from "@/lib/assets/cut-fonts";
import { fontFiles, inlineFamily } from "@/lib/content/font-files";
import type { Page } from "@/lib/export/export-folder";
import { firstElements } from "@/lib/export/first-block";
import {
  appendTo,
  attributeOf,
  createElement,
  type Element,
  setAttribute,
  textOf,
} from "@/lib/export/html";

/**
 * Puts the characters of the font that the header and the first block show into the page, before them. A script that adds
 * a font's bytes to the document has it ready when it returns, so this text is laid out once, in the brand's face, on any
 * line. It lacks none that the font has, as the font is cut to the characters of the same tree. All other text is set in
 * the font's file, and only this text in both: until the file has come, Chromium draws no text of a style and a list of
 * fonts if one text of them needs the file.
 */
export async function addFont(pages: readonly Page[]): Promise<void> {
  for (const { tree } of pages) {
    const first = firstElements(tree);
    const [portion] = await cutFonts(first.map(shown).join(""));
    if (!portion) throw new Error("The font has no file.");
    const data = portion.toString("base64");
    for (const element of [
      createElement("script", { type: "font/woff2" }, data),
      createElement("script", {}, addScript),
    ])
      appendTo(tree, "head", element);
    for (const element of first.filter(isBlock))
      setAttribute(element, "data-first-portion", "");
  }
}

const [{ weight, stretch } = {}] = fontFiles;

/**
 * One for all pages, which the policy knows by one hash. Neither it nor the data stays in the page. Nothing here fetches
 * the file ahead: Chromium's first paint waits for a font that is preloaded, or loaded by script in the head.
 */
const addScript = `{const script=document.currentScript,data=script.previousSibling;document.fonts.add(new FontFace(${inlineFamily},Uint8Array.fromBase64?.(data.text)??Uint8Array.from(atob(data.text),c=>c.charCodeAt()),{weight:"${weight}",stretch:"${stretch}"}));data.remove();script.remove()}`;

/** What an element shows, with the text of an empty field. */
function shown(element: Element): string {
  if (["script", "style", "title"].includes(element.tagName)) return "";
  return textOf(element) + (attributeOf(element, "placeholder") ?? "");
}

/** Whether an element stands beside the first block, or beside what holds it. */
function isBlock({ tagName, parentNode }: Element): boolean {
  const outer = parentNode?.nodeName ?? "";
  return ["body", "main"].includes(outer) && tagName !== "main";
}
