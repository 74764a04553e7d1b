import type { FontFace } from "@/lib/content/brand/font-files";
import { withJoined } from "./joined-characters";

const face = (name: string, letters: RegExp) =>
  ({
    file: `node_modules/@fontsource-variable/${name}-wght-normal.woff2`,
    weight: [300, 700],
    stretch: [100, 100],
    has: (letter: string) => letters.test(letter),
  }) as unknown as FontFace;
const latin = face("figtree/files/figtree-latin", /[ -~]/);
const arabic = face("cairo/files/cairo-arabic", /[\u0621-\u064a]/);

test.each([
  ["kerned with it", latin, "A", "AV", "AV"],
  ["kerned with one that is kerned with it", latin, "A", "AVo", "AVo"],
  ["written in another form beside it", arabic, "ب", "با", "با"],
])(
  "a letter is joined to one that is %s",
  async (_how, font, one, text, all) => {
    expect(await withJoined(font, one, text)).toBe(all);
  },
);

test.each([
  ["drawn beside it as alone", latin, "H", "HI"],
  ["not beside it in the text", latin, "A", "A V"],
  ["not in the font", arabic, "ب", "بA"],
])(
  "a letter is not joined to one that is %s",
  async (_how, font, one, text) => {
    expect(await withJoined(font, one, text)).toBe(one);
  },
);
