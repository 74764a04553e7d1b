import { cutFont } from "@/lib/assets/cut-font";
import { stylesInUse } from "@/lib/assets/font-styles";
import {
  type FontFace,
  facesFor,
  isMain,
  readFonts,
} from "@/lib/brand/font-files";
import type { Page } from "@/lib/export/export-folder";
import { firstElements } from "@/lib/export/first-block";
import {
  appendScript,
  type Element,
  getAttribute,
  getText,
  setAttribute,
  textContent,
} from "@/lib/export/html";

/**
 * Embeds the font's characters that the header and the first block show, in front of them. A script that adds a font
 * from bytes has it ready when it returns, so this text is laid out once, in the final font, on any connection. All
 * other text uses the font file. Only the first text has the embedded font in its font list: while any text waits for
 * the file, Chromium draws no text with the same style and font list.
 */
export async function addFont(pages: readonly Page[]): Promise<void> {
  const { family, faces } = readFonts();
  const upright = facesInUse(faces, false);
  const italic = facesInUse(faces, true).filter(
    (face) => !upright.includes(face),
  );
  for (const { tree } of pages) {
    const first = firstElements(tree);
    const inItalics = first.filter(({ tagName }) => tagName === "i");
    await embed(tree, family, upright, first.map(visibleText).join(""));
    await embed(tree, family, italic, inItalics.map(textContent).join(""));
    for (const element of first.filter(isBlock))
      setAttribute(element, "data-first-view", "");
  }
}

/** The faces with Latin letters that any style of the site takes. */
function facesInUse(faces: FontFace[], isItalic: boolean): FontFace[] {
  const main = faces.filter(isMain);
  const used = stylesInUse().flatMap((style) =>
    facesFor(main, { ...style, isItalic }),
  );
  return [...new Set(used)];
}

/**
 * All pages have the same scripts, so the policy needs one hash for each face. A script removes itself and the data. It
 * does not prefetch the file: Chromium's first paint waits for a font that is preloaded, or loaded by a script in the
 * head.
 */
async function embed(
  tree: Page["tree"],
  family: string,
  faces: FontFace[],
  text: string,
) {
  if (!text) return;
  for (const face of faces) {
    const { weight, stretch, isItalic } = face;
    const widths = stretch.map((width) => `${width}%`);
    const data = (await cutFont(face, text)).toString("base64");
    appendScript(tree, "head", data, { type: "font/woff2" });
    appendScript(
      tree,
      "head",
      `{const script=document.currentScript,data=script.previousSibling;document.fonts.add(new FontFace(${JSON.stringify(family)},Uint8Array.fromBase64?.(data.text)??Uint8Array.from(atob(data.text),c=>c.charCodeAt()),{weight:"${weight.join(" ")}",stretch:"${widths.join(" ")}"${isItalic ? ',style:"italic"' : ""}}));data.remove();script.remove()}`,
    );
  }
}

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
