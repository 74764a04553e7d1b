import { type FontFace, facesWith } from "@/lib/content/brand/font-files";
import { cutFont } from "./cut-font";
import { openFont } from "./shape";

type Ends = { above: number; below: number };

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * From the deepest to the highest letter of a text, in em, as it is drawn: with its marks, which may stand on each other.
 * Extremes that one letter in a thousand has do not count.
 */
export async function letterHeight(
  text: string,
  faces: Pick<FontFace, "file" | "has" | "weight">[],
): Promise<number> {
  // Word by word, because each segment of a text brings a copy of the whole.
  const words = text.match(/[\p{L}\p{M}\p{Join_Control}]+/gu) ?? [];
  const letters = words
    .flatMap((word) => [...graphemes.segment(word)])
    .map(({ segment }) => segment);
  const ends = new Map<string, Ends>();
  for (const face of facesWith(letters.join(""), faces)) {
    const file = await cutFont(face, letters.join(""), "truetype");
    const own = [...new Set(letters)].filter(
      (letter) => face.has(letter) && !ends.has(letter),
    );
    await measure(own, file, face.weight[1], ends);
  }
  const most = (end: keyof Ends) =>
    letters
      .map((letter) => ends.get(letter)?.[end] ?? 0)
      .toSorted((a, b) => b - a)[Math.floor(letters.length / 1000)] ?? 0;
  return most("above") + most("below");
}

/** How far letters reach above and below their line in a font's heaviest style, in em. */
async function measure(
  letters: string[],
  file: Buffer,
  weight: number,
  ends: Map<string, Ends>,
) {
  // No text of the site is heavier than 700.
  const font = await openFont(file, { wght: Math.min(weight, 700) });
  for (const letter of letters) {
    const end = { above: 0, below: 0 };
    for (const { g, dy } of font.glyphs(letter)) {
      const { yBearing = 0, height = 0 } = font.extents(g) ?? {};
      const top = dy + yBearing;
      end.above = Math.max(end.above, top / font.unitsPerEm);
      end.below = Math.max(end.below, -(top + height) / font.unitsPerEm);
    }
    ends.set(letter, end);
  }
}
