import { cutFonts } from "@/lib/assets/cut-fonts";
import { fontFiles, inlineFamily } from "@/lib/brand/font-files";
import type { Page } from "@/lib/export/export-folder";
import { firstElements } from "@/lib/export/first-block";
import {
  appendScript,
  type Element,
  getAttribute,
  getText,
  setAttribute,
} from "@/lib/export/html";

/**
 * Embeds the font's characters that the header and the first block show, in front of them. A script that adds a font
 * from bytes has it ready when it returns, so this text is laid out once, in the final font, on any connection. All
 * other text uses the font file. Only the first text has the embedded font in its font list: while any text waits for
 * the file, Chromium draws no text with the same style and font list.
 */
export async function addFont(pages: readonly Page[]): Promise<void> {
  for (const { tree } of pages) {
    const first = firstElements(tree);
    const [cut] = await cutFonts(first.map(visibleText).join(""));
    if (!cut) throw new Error("The font has no file.");
    const data = cut.toString("base64");
    appendScript(tree, "head", data, { type: "font/woff2" });
    appendScript(tree, "head", addScript);
    for (const element of first.filter(isBlock))
      setAttribute(element, "data-first-view", "");
  }
}

const [{ weight, stretch } = {}] = fontFiles;

/**
 * All pages have the same script, so the policy needs one hash. The script removes itself and the data. It does not
 * prefetch the file: Chromium's first paint waits for a font that is preloaded, or loaded by a script in the head.
 */
const addScript = `{const script=document.currentScript,data=script.previousSibling;document.fonts.add(new FontFace(${inlineFamily},Uint8Array.fromBase64?.(data.text)??Uint8Array.from(atob(data.text),c=>c.charCodeAt()),{weight:"${weight}",stretch:"${stretch}"}));data.remove();script.remove()}`;

/** The visible text of an element, including the placeholder of a field. */
function visibleText(element: Element): string {
  if (["script", "style", "title"].includes(element.tagName)) return "";
  return getText(element) + (getAttribute(element, "placeholder") ?? "");
}

/** Whether an element is a child of the body or of main. */
function isBlock({ tagName, parentNode }: Element): boolean {
  const outer = parentNode?.nodeName ?? "";
  return ["body", "main"].includes(outer) && tagName !== "main";
}
