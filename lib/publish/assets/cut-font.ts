import { readFileSync } from "node:fs";
import { join } from "node:path";
// @ts-expect-error: the package has no types.
import subsetFont from "subset-font";
import type {
  FontFace,
  FontStyle,
  Range,
} from "@/lib/content/brand/font-files";

/** The features that browsers apply unasked, in any script. Others, such as tabular figures, have glyphs of their own. */
const keepFeatures =
  `abvf abvm abvs akhn blwf blwm blws calt ccmp cfar cjct clig curs dist fin2 fin3 fina half haln init
  isol kern liga ljmo locl mark med2 medi mkmk mset nukt pref pres pstf psts rclt rkrf rlig rphf rvrn stch tjmo vatu
  vjmo`.split(/\s+/);

/** Reduces a font file to the characters of a text: WOFF2 in all its styles, for pages. */
export function cutFont({ file }: FontFace, text: string): Promise<Buffer> {
  return subsetFont(readFileSync(join(process.cwd(), file)), text, {
    targetFormat: "woff2",
    keepFeatures,
  });
}

/** Reduces a font file to the characters of a text in one style: TrueType, for pictures. */
export async function cutStyle(
  { file, weight, stretch }: FontFace,
  text: string,
  style: FontStyle,
): Promise<Buffer> {
  const targetFormat = "truetype";
  let font = readFileSync(join(process.cwd(), file));
  // A font without this axis stays as it is.
  for (const variationAxes of [
    { wght: within(weight, style.weight) },
    { wdth: within(stretch, style.stretch) },
  ])
    font = await subsetFont(font, text, { targetFormat, variationAxes }).catch(
      () => font,
    );
  // Further axes have their normal values. Satori reads no variable font.
  return subsetFont(font, text, { targetFormat, dropTables: ["fvar"] });
}

/** The nearest value in a range. */
function within([least, most]: Range, value: number): number {
  return Math.min(Math.max(value, least), most);
}
