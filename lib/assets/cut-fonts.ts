import { readFileSync } from "node:fs";
import { join } from "node:path";
// @ts-expect-error: the package has no types.
import subsetFont from "subset-font";
import { fontFiles, hasCharacter } from "@/lib/content/font-files";

/**
 * The site's font, cut to the characters of a text: a font for each file that has some of them, the first file always.
 * In all styles for pages, or in one for pictures. Runs at build time only.
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
