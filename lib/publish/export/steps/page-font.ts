import { AtRule, list, parse, type Root } from "postcss";
import {
  type FontFace,
  type FontStyle,
  facesFor,
  readFonts,
  readStretch,
  readWeight,
} from "@/lib/content/brand/font-files";
import { cutFont } from "@/lib/publish/assets/cut-font";
import type { Build, Page } from "@/lib/publish/export/build";

const { family, faces } = readFonts();

/** What visitors type, in any language. */
const ascii = String.fromCharCode(...Array(127).keys()).slice(32);

/** The attributes whose values browsers, stylesheets or scripts draw. */
const drawn = /^(alt|label|placeholder|value|data-.+)$/;

/**
 * Embeds the letters of all that a page draws, in front of it. A script that adds a font from bytes has it ready when it
 * returns, so all text is laid out once, in the final font, on any connection.
 * @returns the bytes of the embedded fonts
 */
export async function addFont(
  { $ }: Page,
  build: Pick<Build, "locale" | "carriedToast">,
): Promise<number> {
  const sheet = parse($("style").text());
  const text = drawnTexts($, sheet) + drawnByScripts(build);
  const typed = $("input, textarea").length > 0 ? ascii : "";
  const regular = facesFor(faces, { weight: 400, stretch: 100 });
  const upright = facesInUse(sheet, false);
  const italic = facesInUse(sheet, true);
  let bytes = 0;
  for (const face of upright)
    bytes += await embed($, face, regular.includes(face) ? text + typed : text);
  for (const face of italic.filter((one) => !upright.includes(one)))
    bytes += await embed($, face, $("i").text());
  return bytes;
}

/** Also what stylesheets add: between words, on paper, at the end of a line. */
function drawnTexts($: Page["$"], sheet: Root): string {
  const elements = $("body *").not("script, style, title");
  const texts = elements.contents().filter((_, { type }) => type === "text");
  const values = elements
    .get()
    .flatMap(({ attribs }) => Object.entries(attribs))
    .filter(([name]) => drawn.test(name))
    .map(([, value]) => value);
  const links = $('a[href^="http"]').map((_, link) => link.attribs.href);
  const generated = ["-"];
  sheet.walkDecls("content", ({ value }) => {
    generated.push(value);
  });
  return [texts.text(), " ", ...values, ...links, ...generated].join("");
}

/** What stands in no page: how a number counts, and the toast from the page before. */
function drawnByScripts({
  locale,
  carriedToast,
}: Pick<Build, "locale" | "carriedToast">) {
  return (9876543210).toLocaleString(locale) + carriedToast;
}

/** The faces that a style of the page takes. */
function facesInUse(sheet: Root, isItalic: boolean): FontFace[] {
  const used = readStyles(sheet).flatMap((style) =>
    facesFor(faces, { ...style, isItalic }),
  );
  return [...new Set(used)];
}

/**
 * The weights that a stylesheet sets, each with the width in its rule. A width alone is left out, since its weight is
 * that of another rule, and so is a weight that depends on anything else.
 */
export function readStyles(sheet: Root): FontStyle[] {
  const styles = new Map([["400 100", { weight: 400, stretch: 100 }]]);
  sheet.walkDecls(/^font(-weight)?$/, ({ value, parent }) => {
    if (parent instanceof AtRule && parent.name === "font-face") return;
    const weight = readWeight(list.space(value)[0] ?? "");
    let stretch = 100;
    parent?.each((node) => {
      if (node.type === "decl" && node.prop === "font-stretch")
        stretch = readStretch(node.value) ?? stretch;
    });
    if (weight) styles.set(`${weight} ${stretch}`, { weight, stretch });
  });
  return [...styles.values()];
}

/**
 * All pages have the same scripts, so the policy needs one hash for each face. A script removes itself and the data. A
 * font that is added counts before the rules of the same family.
 */
async function embed($: Page["$"], face: FontFace, text: string) {
  const font = await cutFont(face, text);
  if (!font) return 0;
  const { weight, stretch, isItalic } = face;
  const widths = stretch.map((width) => `${width}%`);
  const script = `{const script=document.currentScript,data=script.previousSibling;document.fonts.add(new FontFace(${JSON.stringify(family)},Uint8Array.fromBase64?.(data.text)??Uint8Array.from(atob(data.text),c=>c.charCodeAt()),{weight:"${weight.join(" ")}",stretch:"${widths.join(" ")}"${isItalic ? ',style:"italic"' : ""}}));data.remove();script.remove()}`;
  $("head").append(
    $("<script>").attr("type", "font/woff2").text(font.toString("base64")),
    $("<script>").text(script),
  );
  return font.length;
}
