import { readFileSync } from "node:fs";
import { join } from "node:path";
// @ts-expect-error: the package has no types.
import subsetFont from "subset-font";
import type { FontFace, FontStyle } from "@/lib/brand/font-files";

/** Reduces a font file to the characters of a text: WOFF2 in all its styles, for pages. */
export function cutFont({ file }: FontFace, text: string): Promise<Buffer> {
  return subsetFont(readFileSync(join(process.cwd(), file)), text, {
    targetFormat: "woff2",
  });
}

/** Reduces a font file to the characters of a text in one style: TrueType, for pictures. */
export async function cutStyle(
  { file, weight, stretch }: FontFace,
  text: string,
  style: FontStyle,
): Promise<Buffer> {
  const targetFormat = "truetype";
  const data = readFileSync(join(process.cwd(), file));
  const cut: Buffer = await subsetFont(data, text, { targetFormat });
  const wanted: Record<string, number> = {
    wght: within(weight, style.weight),
    wdth: within(stretch, style.stretch),
  };
  const axes = readAxes(cut).map(({ tag, least, normal, most }) => [
    tag,
    within([least, most], wanted[tag] ?? normal),
  ]);
  const variationAxes = Object.fromEntries(axes);
  return subsetFont(cut, text, { targetFormat, variationAxes });
}

/** The nearest value in a range. */
export function within(
  [least, most]: readonly [number, number],
  value: number,
): number {
  return Math.min(Math.max(value, least), most);
}

/** The axes of a variable font: the table "fvar" of OpenType. */
function readAxes(font: Buffer) {
  const tables = Array.from(
    { length: font.readUInt16BE(4) },
    (_, at) => 12 + 16 * at,
  );
  const entry = tables.find(
    (at) => font.toString("latin1", at, at + 4) === "fvar",
  );
  if (!entry) return [];
  const start = font.readUInt32BE(entry + 8);
  const [first, count, size] = [4, 8, 10].map((at) =>
    font.readUInt16BE(start + at),
  ) as [number, number, number];
  return Array.from({ length: count }, (_, index) => {
    const at = start + first + index * size;
    const [least, normal, most] = [4, 8, 12].map(
      (value) => font.readInt32BE(at + value) / 0x1_00_00,
    ) as [number, number, number];
    return { tag: font.toString("latin1", at, at + 4), least, normal, most };
  });
}
