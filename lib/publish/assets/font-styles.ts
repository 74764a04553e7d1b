import { type FontFace, readFonts } from "@/lib/content/brand/font-files";
import { letterHeight } from "./letter-height";

/** The root layout imports it. */
export const fontStylesFile = ".cache/fonts.css";

/**
 * The stylesheet of the typeface. The export embeds the letters of a page under the same family: browsers take these
 * first, and request a file only without script, or for typed characters that the page lacks.
 */
export async function fontStyles(texts: string): Promise<string> {
  const { value, faces } = readFonts();
  const height = (await letterHeight(texts, faces)).toFixed(2);
  return [
    `:root { --font: ${value}; --letter-height: ${height}; }`,
    ...faces.map((face) => fileRule(face, texts)),
  ].join("\n");
}

/** A rule of fonts.css with its WOFF2 file alone, for no character of the texts that the file lacks. */
export function fileRule(face: FontFace, texts: string): string {
  const own = face.rule.clone();
  // A foundry's rule may have a second `src`, for old browsers.
  own.walkDecls(/^(src|font-display|unicode-range)$/, (declaration) => {
    declaration.remove();
  });
  own.append({ prop: "src", value: `url("../${face.file}")` });
  own.append({ prop: "font-display", value: "swap" });
  own.append({ prop: "unicode-range", value: unicodeRange(face, texts) });
  return own.toString();
}

/** Browsers would load a file to find out that it lacks a character of its range. */
function unicodeRange({ ranges, has }: FontFace, texts: string): string {
  let left = ranges;
  for (const character of new Set(texts)) {
    const code = character.codePointAt(0) ?? 0;
    if (!has(character))
      left = left.flatMap(([first, last]) =>
        code < first || code > last
          ? [[first, last] as const]
          : [[first, code - 1] as const, [code + 1, last] as const],
      );
  }
  return left
    .filter(([first, last]) => first <= last)
    .map((range) => `U+${range.map((code) => code.toString(16)).join("-")}`)
    .join(", ");
}
