import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { charactersIn, fontFiles } from "@/lib/content/font-files";

/**
 * The display face of headings, as wide as the font files have it, in one weight and cut to the characters of a text:
 * a font for each file that has some of them, the first file always. Runs at build time only.
 */
export function displayFonts(
  text: string,
  weight: number,
  targetFormat: "woff2" | "truetype",
): Promise<{ data: Buffer; range: string }[]> {
  const needed = fontFiles.filter(
    ({ range }, index) => index === 0 || charactersIn(text, range).length > 0,
  );
  return Promise.all(
    needed.map(async ({ file, range }) => {
      const path = join(process.cwd(), "components/layout/fonts", file);
      const data = await subsetFont(readFileSync(path), text, {
        targetFormat,
        variationAxes: { wght: weight, wdth: 125 },
        // The list of the styles that are cut off.
        dropTables: ["STAT"],
      });
      return { data, range };
    }),
  );
}
