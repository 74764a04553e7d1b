import { readFileSync } from "node:fs";
// @ts-expect-error: the package has no types.
import harfBuzz from "harfbuzzjs";
// @ts-expect-error: the package has no types.
import subsetFont from "subset-font";
import { cutFont } from "./cut-font";

const packages = "node_modules/@fontsource-variable";

test.each([
  [
    "Arabic",
    "cairo/files/cairo-arabic-wght-normal",
    "الأسعار لا تتغير بعد الاتفاق",
  ],
  ["Thai", "anuphan/files/anuphan-thai-wght-normal", "น้ำที่เราทำให้กำลังรู้จบ"],
  [
    "Vietnamese, with marks typed apart",
    "anuphan/files/anuphan-vietnamese-wght-normal",
    "gọi lại dịch vụ".normalize("NFD"),
  ],
])(
  "a cut draws a line of %s as the whole file does",
  async (_script, name, line) => {
    const file = `${packages}/${name}.woff2`;
    const targetFormat = "truetype";
    const whole = await subsetFont(readFileSync(file), undefined, {
      targetFormat,
      keepAllGlyphs: true,
    });
    const face = { file, has: (one: string) => one !== "" };
    const cut = await cutFont(face, line, targetFormat);
    expect(await draw(cut, line)).toEqual(await draw(whole, line));
  },
);

/** The outlines of a line, with their places. */
async function draw(file: Buffer | undefined, line: string) {
  const { createBlob, createFace, createFont, createBuffer, shape } =
    await harfBuzz;
  const font = createFont(createFace(createBlob(file), 0));
  const buffer = createBuffer();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.json().map(({ g, ...place }: { g: number }) => ({
    outline: font.glyphToPath(g),
    place,
  }));
}
