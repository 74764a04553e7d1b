import { parse } from "postcss";
import {
  type FontFace,
  facesFor,
  facesWith,
  readFonts,
} from "@/lib/content/brand/font-files";
import { cutFont } from "@/lib/publish/assets/cut-font";
import type { Build, Page } from "@/lib/publish/export/build";

const { family, faces } = readFonts();

/** What browsers draw around quotes, each language some of them. */
const quotes = "“”‘’„‚«»‹›「」『』";

/** What visitors type, in any language. */
const ascii = String.fromCharCode(...Array(127).keys()).slice(32);

/** The attributes whose values browsers, stylesheets or scripts draw. */
const drawn = /^(alt|label|placeholder|value|data-.+)$/;

/**
 * Embeds the letters of all that a page draws, in front of it. A script that adds a font from bytes has it ready when it
 * returns, so all text is laid out once, in the final font, on any connection.
 */
export async function addFont(
  { $ }: Page,
  { locale, carriedToast }: Pick<Build, "locale" | "carriedToast">,
): Promise<void> {
  // A count shows every digit, and the toast comes from the page before.
  const digits = (9876543210).toLocaleString(locale);
  const text = drawnTexts($) + digits + carriedToast;
  const typed = $("input, textarea").length > 0 ? ascii : "";
  const regular = facesFor(faces, { weight: 400, stretch: 100 });
  const upright = facesInUse(false);
  const italic = facesInUse(true).filter((face) => !upright.includes(face));
  for (const face of facesWith(text, upright)) {
    const later = regular.includes(face) ? quotes + typed : quotes;
    await embed($, face, text + later);
  }
  const sloping = $("i").text();
  for (const face of facesWith(sloping, italic)) await embed($, face, sloping);
}

/** Also what stylesheets add: between words, on paper, at the end of a line. */
function drawnTexts($: Page["$"]): string {
  const elements = $("body, body *").not("script, style, title");
  const texts = elements.contents().filter((_, { type }) => type === "text");
  const values = elements
    .get()
    .flatMap(({ attribs }) => Object.entries(attribs))
    .filter(([name]) => drawn.test(name))
    .map(([, value]) => value);
  const links = $('a[href^="http"]').map((_, link) => link.attribs.href);
  const generated = ["-"];
  parse($("style").text()).walkDecls("content", ({ value }) => {
    generated.push(value);
  });
  return [texts.text(), " ", ...values, ...links, ...generated].join("");
}

/** The faces that the weights and widths of the site take. */
function facesInUse(isItalic: boolean): FontFace[] {
  const used = [400, 500, 600, 700].flatMap((weight) =>
    [100, 125].flatMap((stretch) =>
      facesFor(faces, { weight, stretch, isItalic }),
    ),
  );
  return [...new Set(used)];
}

/**
 * All pages have the same scripts, so the policy needs one hash for each face. A script removes itself and the data. A
 * font that is added counts before the rules of the same family.
 */
async function embed($: Page["$"], face: FontFace, text: string) {
  // The one feature that stylesheets ask for. Its digits have glyphs of their own.
  const isTabular = $("style").text().includes("tabular-nums");
  const font = await cutFont(face, text, "woff2", isTabular ? ["tnum"] : []);
  const { weight, stretch, isItalic } = face;
  const widths = stretch.map((width) => `${width}%`);
  const script = `{const script=document.currentScript,data=script.previousSibling;document.fonts.add(new FontFace(${JSON.stringify(family)},Uint8Array.fromBase64?.(data.text)??Uint8Array.from(atob(data.text),c=>c.charCodeAt()),{weight:"${weight.join(" ")}",stretch:"${widths.join(" ")}"${isItalic ? ',style:"italic"' : ""}}));data.remove();script.remove()}`;
  $("head").append(
    $("<script>").attr("type", "font/woff2").text(font.toString("base64")),
    $("<script>").text(script),
  );
}
