// @ts-expect-error: the package has no types.
import loaded from "harfbuzzjs";

/** A glyph by its number, with its width and its distance from where it would stand, in units of the font. */
export type Glyph = { g: number; ax: number; dx: number; dy: number };

/** How far a glyph reaches above the line, and its height, which is negative. */
type Extents = { yBearing: number; height: number };

/** Opens a font file in one style, to shape texts as browsers do. */
export async function openFont(
  file: Buffer,
  style: { wght: number; wdth?: number },
) {
  const { createBlob, createFace, createFont, createBuffer, shape } =
    await loaded;
  const face = createFace(createBlob(file), 0);
  const font = createFont(face);
  font.setVariations(style);
  return {
    unitsPerEm: face.upem as number,
    extents: (glyph: number): Extents | null => font.glyphExtents(glyph),
    glyphs(text: string): Glyph[] {
      const buffer = createBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const glyphs = buffer.json();
      buffer.destroy();
      return glyphs;
    },
  };
}
