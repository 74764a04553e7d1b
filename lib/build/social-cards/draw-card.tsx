import { readFileSync } from "node:fs";
import path from "node:path";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { displayFonts } from "@/components/media/display-font";
import { PageCard, size, TaglineRows } from "./card";
import type { Card, TaglineCard } from "./cards";

/** From the largest: a heading takes the first at which it keeps clear of the logo. */
const titleSizes = [104, 84, 68, 52, 40];
const longTitle = 22;
const logoBottom = 140;

/** A social card as one SVG without text elements, fonts or style sheets. */
export async function drawCard(card: Card | TaglineCard): Promise<string> {
  const fonts = await fontsFor(JSON.stringify(card));
  if ("rows" in card)
    return (await render(<TaglineRows {...card} />, fonts)).svg;
  const sizes = titleSizes.slice(card.title.length > longTitle ? 1 : 0);
  for (const titleSize of sizes) {
    const element = <PageCard card={card} titleSize={titleSize} />;
    const { svg, textTop } = await render(element, fonts);
    if (textTop >= logoBottom || titleSize === titleSizes.at(-1)) return svg;
  }
  throw new Error("A social card needs a heading size.");
}

export function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 256, dither: 0.4, effort: 10 })
    .toBuffer();
}

async function render(element: React.ReactElement, fonts: Font[]) {
  let textTop = 0;
  const svg = await satori(element, {
    ...size,
    fonts,
    onNodeDetected({ key, top }) {
      if (key === "text") textTop = top;
    },
  });
  return { svg, textTop };
}

const ownFonts: Font[] = [
  font("display", "components/layout/fonts/anek-latin-display.ttf"),
  font("text", "components/layout/fonts/anek-latin-text.ttf"),
];

/** The fonts of the cards, and one for the characters that they lack. */
async function fontsFor(text: string): Promise<Font[]> {
  const [, ...more] = await displayFonts(text, 600, "truetype");
  return [
    ...ownFonts,
    ...more.map(({ data }, index) => ({ name: `more ${index}`, data })),
  ];
}

function font(name: string, file: string) {
  return { name, data: readFileSync(path.join(process.cwd(), file)) };
}
