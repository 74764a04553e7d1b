import { readFileSync } from "node:fs";
import { join } from "node:path";
// @ts-expect-error: the package has no types.
import subsetFont from "subset-font";
import { fontFiles, hasCharacter } from "@/lib/brand/font-files";

/**
 * Reduces the site's font to the characters of a text. Resolves with a font for the first file, and for each other file
 * that has some of the characters: WOFF2 in all styles, for pages, or TrueType in one style, for pictures.
 */
export function cutFonts(
  text: string,
  style?: { wght: number; wdth: number },
): Promise<Buffer[]> {
  const needed = fontFiles.filter(
    (file, index) =>
      index === 0 ||
      [...text].some((character) => hasCharacter(file, character)),
  );
  return Promise.all(
    needed.map(({ file }) =>
      subsetFont(readFileSync(join(process.cwd(), file)), text, {
        targetFormat: style ? "truetype" : "woff2",
        variationAxes: style,
      }),
    ),
  );
}
