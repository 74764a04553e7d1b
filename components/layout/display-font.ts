import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/**
 * The display face of headings, as wide as the font file has it, in one weight and cut to the characters of a text.
 * Runs at build time only.
 */
export function displayFont(
  text: string,
  weight: number,
  targetFormat: "woff2" | "truetype",
): Promise<Buffer> {
  const file = "components/layout/fonts/anek-latin-subset.woff2";
  return subsetFont(readFileSync(join(process.cwd(), file)), text, {
    targetFormat,
    variationAxes: { wght: weight, wdth: 125 },
  });
}
