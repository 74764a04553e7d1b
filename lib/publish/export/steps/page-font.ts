import { parse } from "postcss";
import {
  type FontFace,
  facesFor,
  facesWith,
  readFonts,
} from "@/lib/content/brand/font-files";
import { cutFont } from "@/lib/publish/assets/cut-font";
import { withJoined } from "@/lib/publish/assets/joined-characters";
import type { Build, Page } from "@/lib/publish/export/build";
import { elementsUpTo, firstBlock } from "@/lib/publish/export/first-block";

const { family, faces } = readFonts();

/** What browsers draw around quotes, each language some of them. */
const quotes = "“”‘’„‚«»‹›「」『』";

/** What visitors type, in any language. */
const ascii = String.fromCharCode(...Array(127).keys()).slice(32);

type Elements = ReturnType<Page["$"]>;

/** The elements whose text and attributes may be drawn. */
const inBody = ":is(body, body *):not(script, style, title)";

/** The attributes whose values browsers, stylesheets or scripts draw. */
const drawn = /^(alt|label|placeholder|value|data-.+)$/;

/**
 * Embeds the letters of all that a page draws, those of the first block in front of it, the others behind it. A script
 * that adds a font from bytes has it ready when it returns, so all text is laid out in the final font, on any connection.
 */
export async function addFont(
  { $ }: Page,
  { locale, carriedToast }: Pick<Build, "locale" | "carriedToast">,
): Promise<void> {
  const shown = $(elementsUpTo(firstBlock($), $));
  // Quotation marks too, because they are kerned with what they enclose.
  const first = quotes + drawnTexts(shown, $("head style").text());
  // A count shows every digit, and the toast comes from the page before.
  const digits = (9876543210).toLocaleString(locale);
  const all = drawnTexts($("*"), $("style").text());
  const text = all + digits + carriedToast;
  const typed = $("input, textarea").length > 0 ? ascii : "";
  const regular = facesFor(faces, { weight: 400, stretch: 100 });
  const upright = facesInUse(false);
  const italic = facesInUse(true).filter((face) => !upright.includes(face));
  for (const face of facesWith(text, upright)) {
    const early = await withJoined(face, first, textsOf($("*")));
    const later = regular.includes(face) ? typed : "";
    await embed($, face, early, text + later);
  }
  const sloping = $("i").text();
  for (const face of facesWith(sloping, italic)) {
    const early = await withJoined(face, shown.filter("i").text(), sloping);
    await embed($, face, early, sloping);
  }
}

/** Also what stylesheets add: between words, on paper, at the end of a line. */
function drawnTexts(elements: Elements, css: string): string {
  const values = elements
    .filter(inBody)
    .get()
    .flatMap(({ attribs }) => Object.entries(attribs))
    .filter(([name]) => drawn.test(name))
    .map(([, value]) => value);
  const links = elements
    .filter('a[href^="http"]')
    .map((_, link) => link.attribs.href)
    .get();
  const generated = ["-"];
  parse(css).walkDecls("content", ({ value }) => {
    generated.push(value);
  });
  const texts = textsOf(elements);
  return [texts, " ", ...values, ...links, ...generated].join("");
}

function textsOf(elements: Elements): string {
  const contents = elements.filter(inBody).contents();
  return contents.filter((_, { type }) => type === "text").text();
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

/** Embeds a text in two parts: in front of the first block, and behind it with the range that it is for. */
async function embed(
  $: Page["$"],
  face: FontFace,
  early: string,
  text: string,
) {
  // The one feature that stylesheets ask for. Its digits have glyphs of their own.
  const isTabular = $("style").text().includes("tabular-nums");
  const features = isTabular ? ["tnum"] : [];
  const late = [...new Set(text)].filter(
    (character) => face.has(character) && !early.includes(character),
  );
  const range = late.map(
    (character) => `U+${character.codePointAt(0)?.toString(16)}`,
  );
  for (const [place, characters, attributes] of [
    [$("head"), early, {}],
    [$(firstBlock($)), late.join(""), { "data-range": range.join() }],
  ] as const) {
    if (!characters) continue;
    const font = await cutFont(face, characters, "woff2", features);
    const data = $("<script>").attr({ type: "font/woff2", ...attributes });
    place.append(
      data.text(font.toString("base64")),
      $("<script>").text(addingScript(face)),
    );
  }
}

/**
 * All pages have the same scripts, so the policy needs one hash for each face. A script removes itself and the data. A
 * font that is added counts before the rules of the same family, and before those that were added earlier.
 */
function addingScript({ weight, stretch, isItalic }: FontFace): string {
  const widths = stretch.map((width) => `${width}%`);
  return `{const script=document.currentScript,data=script.previousElementSibling;document.fonts.add(new FontFace(${JSON.stringify(family)},Uint8Array.fromBase64?.(data.text)??Uint8Array.from(atob(data.text),c=>c.charCodeAt()),{weight:"${weight.join(" ")}",stretch:"${widths.join(" ")}"${isItalic ? ',style:"italic"' : ""},unicodeRange:data.dataset.range}));data.remove();script.remove()}`;
}
