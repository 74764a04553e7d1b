import satori, { type Font } from "satori";
import sharp from "sharp";
import { cutFonts } from "@/lib/assets/cut-fonts";
import { type Job, oneFile } from "@/lib/assets/make-files";
import { missingCharacters } from "@/lib/content/font-files";
import { PageCard, size, TaglineRows } from "./card";
import { type Card, socialCards, type TaglineCard } from "./cards";

/** From the largest: a heading takes the first at which it keeps clear of the logo. */
const titleSizes = [104, 84, 68, 52, 40];
const longTitle = 22;
const logoBottom = 140;

/** The social cards; a picture is made again when the texts, colours or drawings that it shows change. */
export function cardJobs(): Promise<Job[]> {
  // A text that the fonts cannot show is left out whole, as one with gaps reads as something else. The content check warns.
  const cards = socialCards((text) => missingCharacters(text).length === 0);
  return Promise.all(
    Object.entries(cards).map(async ([id, card]) =>
      oneFile(`og/${id}.png`, await drawCard(card), toPng),
    ),
  );
}

/** A social card as one SVG without text elements, fonts or style sheets. */
export async function drawCard(card: Card | TaglineCard): Promise<string> {
  const fonts = await fontsFor(JSON.stringify(card));
  if ("rows" in card)
    return satori(<TaglineRows {...card} />, { ...size, fonts });
  const sizes = titleSizes.slice(card.title.length > longTitle ? 1 : 0);
  let svg = "";
  for (const titleSize of sizes) {
    let textTop = 0;
    svg = await satori(<PageCard card={card} titleSize={titleSize} />, {
      ...size,
      fonts,
      onNodeDetected({ key, top }) {
        if (key === "text") textTop = top;
      },
    });
    if (textTop >= logoBottom) break;
  }
  return svg;
}

function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 256, dither: 0.4, effort: 10 })
    .toBuffer();
}

/** The fonts of a card: each style, and after them the files with further characters. */
async function fontsFor(text: string): Promise<Font[]> {
  const display = await cutFonts(text, { wght: 640, wdth: 125 });
  const [body] = await cutFonts(text, { wght: 400, wdth: 100 });
  return [
    ...display.slice(0, 1).map((data) => ({ name: "display", data })),
    ...(body ? [{ name: "text", data: body }] : []),
    ...display.slice(1).map((data, at) => ({ name: `more ${at}`, data })),
  ];
}
