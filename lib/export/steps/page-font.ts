import { readFileSync } from "node:fs";
import { cutFonts } from "@/lib/assets/cut-fonts";
import { fontFiles } from "@/lib/content/font-files";
import type { Page } from "../files";
import { addAfterFirstBlock, firstElements } from "../first-block";
import {
  appendTo,
  attributeOf,
  createElement,
  type Element,
  textOf,
} from "../html";

/**
 * Puts the font into the pages in reading order: before the first block the characters that the block and the header
 * show, after it the whole font. A script that adds a font's bytes to the document has it ready when it returns, so text
 * is laid out once, in the brand's face, on any line. Of two fonts with one name and the same outlines the later counts.
 * The first one lacks no character of the block that the font has, as it is cut to the characters of the same tree.
 */
export async function addFont(pages: readonly Page[]): Promise<void> {
  const whole = readFileSync(fontFiles[0]?.file ?? "");
  for (const { tree } of pages) {
    const [portion] = await cutFonts(firstElements(tree).map(shown).join(""));
    if (!portion) throw new Error("The font has no file.");
    for (const element of fontElements(portion))
      appendTo(tree, "head", element);
    addAfterFirstBlock(tree, ...fontElements(whole));
  }
}

/** Bytes as data and one script for all of them, which the policy knows by one hash. Neither stays in the page. */
function fontElements(font: Buffer): [Element, Element] {
  const data = font.toString("base64");
  return [
    createElement("script", { type: "font/woff2" }, data),
    createElement("script", {}, addScript),
  ];
}

const addScript = `{const script=document.currentScript,data=script.previousSibling;document.fonts.add(new FontFace("Anek",Uint8Array.fromBase64?.(data.text)??Uint8Array.from(atob(data.text),c=>c.charCodeAt()),{weight:"400 700",stretch:"100% 125%"}));data.remove();script.remove()}`;

/** What an element shows, with the text of an empty field. */
function shown(element: Element): string {
  if (["script", "style", "title"].includes(element.tagName)) return "";
  return textOf(element) + (attributeOf(element, "placeholder") ?? "");
}
