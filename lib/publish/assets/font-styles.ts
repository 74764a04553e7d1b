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
    ...faces.map(fileRule),
  ].join("\n");
}

/** A rule of fonts.css with its WOFF2 file alone. */
export function fileRule({ rule, file }: FontFace): string {
  const own = rule.clone();
  // A foundry's rule may have a second `src`, for old browsers.
  own.walkDecls(/^(src|font-display)$/, (declaration) => {
    declaration.remove();
  });
  own.append({ prop: "src", value: `url("../${file}")` });
  own.append({ prop: "font-display", value: "swap" });
  return own.toString();
}
