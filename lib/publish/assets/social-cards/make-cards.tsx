import satori, { type Font } from "satori";
import sharp from "sharp";
import {
  type FontFace,
  facesFor,
  facesWith,
  missingCharacters,
  readFonts,
} from "@/lib/content/brand/font-files";
import { cutStyle } from "@/lib/publish/assets/cut-font";
import { letterHeight } from "@/lib/publish/assets/letter-height";
import { type Job, oneFile } from "@/lib/publish/assets/make-files";
import { PageCard, size } from "./card";
import { type Card, socialCards } from "./cards";

/** A heading gets the largest of these sizes at which it does not touch the logo. */
const titleSizes = [104, 84, 68, 52, 40];
const longTitle = 22;
const logoBottom = 140;

/** The jobs of the social cards. A card is made again when a text, colour or drawing on it changes. */
export function cardJobs(): Promise<Job[]> {
  // A text with missing characters could be misread, so it is left out completely. The content check warns about it.
  const { faces } = readFonts();
  const canDraw = (text: string) => missingCharacters(text, faces).length === 0;
  return Promise.all(
    Object.entries(socialCards(canDraw)).map(async ([id, card]) =>
      oneFile(`og/${id}.png`, await drawCard(card, faces), toPng),
    ),
  );
}

/** A social card as one SVG without text elements, fonts or stylesheets. */
export async function drawCard(
  card: Card,
  faces = readFonts().faces,
): Promise<string> {
  const text = JSON.stringify(card);
  const fonts = await fontsFor(text, faces);
  const props = { card, letterHeight: await letterHeight(text, faces) };
  const sizes = titleSizes.slice(card.title.length > longTitle ? 1 : 0);
  let svg = "";
  for (const titleSize of sizes) {
    let textTop = 0;
    svg = await satori(<PageCard {...props} textSize={titleSize} />, {
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

/** The files with characters of a card in its two styles, each file as a family: Satori takes what one lacks from another. */
async function fontsFor(text: string, faces: FontFace[]): Promise<Font[]> {
  const styles = [
    { as: 700, weight: 640, stretch: 125 },
    { as: 400, weight: 400, stretch: 100 },
  ] as const;
  const fonts = styles.flatMap(({ as, ...style }) =>
    facesWith(text, facesFor(faces, style)).map(async (face, at) => ({
      name: String(at),
      weight: as,
      data: await cutStyle(face, text, style),
    })),
  );
  return Promise.all(fonts);
}
