// @ts-expect-error: the package has no types.
import loaded from "harfbuzzjs";
import type { FontFace } from "@/lib/content/brand/font-files";
import { cutFont } from "./cut-font";

/** What this file uses of the package. */
type HarfBuzz = {
  createBlob(font: Uint8Array): object;
  createFace(blob: object, index: number): { upem: number };
  createFont(face: object): {
    setVariations(axes: Record<string, number>): void;
    glyphExtents(glyph: number): { yBearing: number; height: number } | null;
  };
  createBuffer(): {
    addText(text: string): void;
    guessSegmentProperties(): void;
    json(): { g: number; dy: number }[];
    destroy(): void;
  };
  shape(font: object, buffer: object): void;
};

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
    .map(({ segment }) => segment)
    .filter((segment) => /\p{L}/u.test(segment));
  let ends: Ends[] = [];
  for (const face of faces) {
    const own = letters.filter(
      (letter) => faces.find(({ has }) => has(letter)) === face,
    );
    const file = await cutFont(face, own.join(""), "truetype");
    if (!file) continue;
    const measure = await createMeasure(file, face.weight[1]);
    const measured = new Map(
      [...new Set(own)].map((letter) => [letter, measure(letter)]),
    );
    ends = [...ends, ...own.flatMap((letter) => measured.get(letter) ?? [])];
  }
  const most = (values: number[]) =>
    values.toSorted((a, b) => b - a)[Math.floor(values.length / 1000)] ?? 0;
  return (
    most(ends.map(({ above }) => above)) + most(ends.map(({ below }) => below))
  );
}

/** Measures letters in a font's heaviest style: how far they reach above and below their line, in em. */
async function createMeasure(file: Uint8Array, weight: number) {
  const harfBuzz: HarfBuzz = await loaded;
  const face = harfBuzz.createFace(harfBuzz.createBlob(file), 0);
  const font = harfBuzz.createFont(face);
  // No text of the site is heavier than 700.
  font.setVariations({ wght: Math.min(weight, 700) });
  return (letter: string): Ends => {
    const buffer = harfBuzz.createBuffer();
    buffer.addText(letter);
    buffer.guessSegmentProperties();
    harfBuzz.shape(font, buffer);
    const boxes = buffer.json().map(({ g, dy }) => {
      const { yBearing, height } = font.glyphExtents(g) ?? {
        yBearing: 0,
        height: 0,
      };
      return { top: dy + yBearing, bottom: dy + yBearing + height };
    });
    buffer.destroy();
    return {
      above: Math.max(...boxes.map(({ top }) => top)) / face.upem,
      below: Math.max(...boxes.map(({ bottom }) => -bottom)) / face.upem,
    };
  };
}
