import { readFileSync } from "node:fs";
import { join } from "node:path";
// @ts-expect-error: the package has no types.
import subsetFont from "subset-font";
import type {
  FontFace,
  FontStyle,
  Range,
} from "@/lib/content/brand/font-files";
import { contentHash } from "@/lib/node/hash";

/** The features that browsers apply unasked, in any script. Others have glyphs of their own. */
const unasked =
  `abvf abvm abvs akhn blwf blwm blws calt ccmp cfar cjct clig curs dist fin2 fin3 fina half haln init
  isol kern liga ljmo locl mark med2 medi mkmk mset nukt pref pres pstf psts rclt rkrf rlig rphf rvrn stch tjmo vatu
  vjmo`.split(/\s+/);

/** Most pages draw the same characters, and no other step takes as long for a page. */
const cuts = new Map<string, Promise<Buffer>>();

/**
 * Reduces a font file to the characters of a text that its rule is for, in all its styles: WOFF2 for pages, TrueType for
 * programs.
 */
export function cutFont(
  face: Pick<FontFace, "file" | "has">,
  text: string,
  targetFormat: "woff2" | "truetype" = "woff2",
  features: string[] = [],
): Promise<Buffer> {
  const source = readFile(face);
  const characters = drawnCharacters(face, text);
  const keepFeatures = [...unasked, ...features];
  const options = { targetFormat, keepFeatures };
  const key = contentHash(source) + characters + JSON.stringify(options);
  const cut = cuts.get(key) ?? subsetFont(source, characters, options);
  cuts.set(key, cut);
  return cut;
}

/** Reduces a font file to the characters of a text in one style: TrueType, for pictures. */
export async function cutStyle(
  face: FontFace,
  text: string,
  style: FontStyle,
): Promise<Buffer> {
  const { weight, stretch } = face;
  const characters = drawnCharacters(face, text);
  const targetFormat = "truetype";
  let font = readFile(face);
  // A font without this axis stays as it is.
  for (const variationAxes of [
    { wght: within(weight, style.weight) },
    { wdth: within(stretch, style.stretch) },
  ])
    font = await subsetFont(font, characters, {
      targetFormat,
      variationAxes,
    }).catch(() => font);
  // Further axes have their normal values. Satori reads no variable font.
  return subsetFont(font, characters, { targetFormat, dropTables: ["fvar"] });
}

/**
 * The characters of a text, and those that may be drawn in their place: a letter for a letter and a mark that were typed
 * apart, or parts of a letter, as the two of the Thai "ำ".
 */
function drawnCharacters({ has }: Pick<FontFace, "has">, text: string): string {
  const forms = ["NFC", "NFD", "NFKD"].map((form) => text.normalize(form));
  return [...new Set([text, ...forms].join(""))].filter(has).sort().join("");
}

function readFile({ file }: Pick<FontFace, "file">): Buffer {
  return readFileSync(join(process.cwd(), file));
}

/** The nearest value in a range. */
function within([least, most]: Range, value: number): number {
  return Math.min(Math.max(value, least), most);
}
