import { readFileSync } from "node:fs";
import { fromBuffer } from "@capsizecss/unpack";
import { list, parse, type Root } from "postcss";
import {
  type FontFace,
  type FontStyle,
  facesFor,
  facesWith,
  letterHeight,
  readFonts,
  readStretch,
  readWeight,
} from "@/lib/content/brand/font-files";
import { listFiles } from "@/lib/node/list-files";
import { cutStyle, within } from "./cut-font";

/** The root layout imports it. */
export const fontStylesFile = ".cache/fonts.css";

/**
 * The stylesheet of the typeface. The export embeds the characters of the header and the first block in the page, under
 * the name of the family, and marks these elements. All other text is invisible until its file is loaded, for at most
 * three seconds, so that its font does not change. Without script all text is visible. Files without characters of the
 * site's texts are never waited for: a browser requests them only for what a visitor types.
 */
export async function fontStyles(texts: string): Promise<string> {
  const { family, others, faces } = readFonts();
  const named = (kind: string) => `"${family} ${kind}"`;
  const names = ["Awaited", "File", "Fallback"].map(named);
  const fonts = others.at(-1) === "serif" ? times : arial;
  const fallbacks = await Promise.all(
    stylesInUse().map((style) =>
      fallbackRule(faces, style, fonts, named("Fallback")),
    ),
  );
  const awaited = facesWith(texts, faces);
  const height = letterHeight(texts, faces).toFixed(2);
  return [
    `:root { --font: ${[...names, ...others].join(", ")}; --letter-height: ${height}; }`,
    `[data-first-view] { font-family: "${family}", var(--font); }`,
    "@media (scripting: enabled) {",
    ...awaited.map((face) => fileRule(face, named("Awaited"), "block")),
    "}",
    ...faces.map((face) => fileRule(face, named("File"), "swap")),
    ...new Set(fallbacks),
  ].join("\n");
}

export function stylesInUse(): FontStyle[] {
  const sheet = parse("");
  for (const name of listFiles("components")) {
    const from = `components/${name}`;
    if (name.endsWith(".css"))
      sheet.append(parse(readFileSync(from), { from }));
  }
  return readStyles(sheet);
}

/**
 * The weights that a stylesheet sets, each with the width in its rule. A width alone is left out, since its weight is
 * that of another rule. Text of a weight that depends on anything else has the fallback of the nearest one.
 */
export function readStyles(sheet: Root): FontStyle[] {
  const styles = new Map([["400 100", { weight: 400, stretch: 100 }]]);
  sheet.walkDecls(/^font(-weight)?$/, ({ value, parent }) => {
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

/** A rule of fonts.css under another family, with its WOFF2 file alone. */
export function fileRule(face: FontFace, family: string, display: string) {
  const own = face.rule.clone();
  // A foundry's rule may have a second `src`, for old browsers.
  own.walkDecls(/^(font-family|src|font-display)$/, (declaration) => {
    declaration.remove();
  });
  own.append({ prop: "font-family", value: family });
  own.append({ prop: "src", value: `url("../${face.file}")` });
  own.append({ prop: "font-display", value: display });
  return own.toString();
}

/** Fonts of which devices have one, regular and bold, with the average width of a character in 2048ths of an em. */
const arial = [
  ["Arial, Roboto, Liberation Sans", 913],
  ["Arial Bold, Arial-BoldMT, Roboto Bold, Liberation Sans Bold", 983],
] as const;
const times = [
  ["Times New Roman, Liberation Serif", 832],
  ["Times New Roman Bold, TimesNewRomanPS-BoldMT, Liberation Serif Bold", 886],
] as const;

const letters = String.fromCharCode(...Array(127).keys());

/** The fallback of a style: as the typeface has it, as wide and as high. */
async function fallbackRule(
  faces: FontFace[],
  style: FontStyle,
  [regular, bold]: typeof arial | typeof times,
  family: string,
): Promise<string> {
  const latin = facesWith("e", faces);
  const [face] = facesFor(latin.length > 0 ? latin : faces, style);
  if (!face) throw new Error("The typeface has no file.");
  const weight = within(face.weight, style.weight);
  const stretch = within(face.stretch, style.stretch);
  const [names, width] = weight < 600 ? regular : bold;
  const { xWidthAvg, ascent, descent, unitsPerEm } = await fromBuffer(
    await cutStyle(face, letters, style),
  );
  const factor = face.has("e") ? xWidthAvg / unitsPerEm / (width / 2048) : 1;
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  const height = (value: number) => percent(value / unitsPerEm / factor);
  const sources = names.split(", ").map((name) => `local("${name}")`);
  return `@font-face {
  font-family: ${family};
  src: ${sources.join(", ")};
  font-weight: ${weight};
  font-stretch: ${stretch}%;
  size-adjust: ${percent(factor)};
  ascent-override: ${height(ascent)};
  descent-override: ${height(-descent)};
}`;
}
