import {
  type FontFace,
  facesFor,
  readFonts,
} from "@/lib/content/brand/font-files";
import { cutFont } from "@/lib/publish/assets/cut-font";
import { stylesInUse } from "@/lib/publish/assets/font-styles";
import type { Page } from "@/lib/publish/export/build";
import { firstTexts } from "@/lib/publish/export/first-block";

const { family, faces } = readFonts();
const upright = facesInUse(false);
const italic = facesInUse(true).filter((face) => !upright.includes(face));

/**
 * Embeds the font's characters that a first screen shows, in front of them. A script that adds a font from bytes has it
 * ready when it returns, so this text is laid out once, in the final font, on any connection. All other text uses the
 * font file. Only the first text has the embedded font in its font list: while any text waits for the file, Chromium
 * draws no text with the same style and font list.
 */
export async function addFont({ $ }: Page): Promise<void> {
  const parts = $(firstTexts($)).attr("data-first-view", "");
  const first = parts.add(parts.find("*"));
  const typed = first.get().map(({ attribs }) => attribs.placeholder ?? "");
  const shown = first
    .not("script, style, title")
    .contents()
    .filter((_, { type }) => type === "text")
    .text();
  await embed($, upright, shown + typed.join(""));
  await embed($, italic, first.filter("i").text());
}

/** The faces that any style of the site takes. */
function facesInUse(isItalic: boolean): FontFace[] {
  const used = stylesInUse().flatMap((style) =>
    facesFor(faces, { ...style, isItalic }),
  );
  return [...new Set(used)];
}

/**
 * All pages have the same scripts, so the policy needs one hash for each face. A script removes itself and the data. It
 * does not prefetch the file: Chromium's first paint waits for a font that is preloaded, or loaded by a script in the
 * head.
 */
async function embed($: Page["$"], cut: FontFace[], text: string) {
  for (const face of cut) {
    const { weight, stretch, isItalic } = face;
    const characters = [...text].filter(face.has).join("");
    if (!characters) continue;
    const widths = stretch.map((width) => `${width}%`);
    const data = (await cutFont(face, characters)).toString("base64");
    const script = `{const script=document.currentScript,data=script.previousSibling;document.fonts.add(new FontFace(${JSON.stringify(family)},Uint8Array.fromBase64?.(data.text)??Uint8Array.from(atob(data.text),c=>c.charCodeAt()),{weight:"${weight.join(" ")}",stretch:"${widths.join(" ")}"${isItalic ? ',style:"italic"' : ""}}));data.remove();script.remove()}`;
    $("head").append(
      $("<script>").attr("type", "font/woff2").text(data),
      $("<script>").text(script),
    );
  }
}
