import { readColors } from "@/lib/brand/colors";
import { drawingSource } from "@/lib/brand/svg-file";
import { type DiscName, discs } from "@/lib/content/enums";
import { contentHash } from "@/lib/node/hash";
import { type Job, oneFile } from "./make-files";

/** Width and height of a drawing. */
export const DISC_SIZE = 240;
/** The background extends past both sides: browsers round the position of a disc, and would show a hair of its neighbour. */
const BLEED = 4;

/** The drawings of the sprite, from left to right. */
export const discColumns = Object.keys(discs) as DiscName[];

/** The name of the sprite in the manifest. */
export const discSprite = "discs";

/** All round drawings in one file. Its name has a hash, since it changes with the colours. */
export function discSpriteJob(): Job {
  const svg = drawSprite();
  const file = `img/discs.${contentHash(svg)}.svg`;
  return {
    ...oneFile(file, svg, async (text) => Buffer.from(text)),
    id: discSprite,
  };
}

function drawSprite(): string {
  const colors = readColors("light");
  const pitch = DISC_SIZE + 2 * BLEED;
  const size = `width="${DISC_SIZE}" height="${DISC_SIZE}"`;
  const wider = `width="${pitch}" height="${DISC_SIZE}"`;
  const drawings = discColumns.map((name, index) => {
    const drawing = colors
      .fill(drawingSource(`content/brand/drawings/discs/${name}.svg`))
      .trim()
      .replace("<svg", `<svg x="${BLEED}" ${size} overflow="visible"`)
      .replace(`<rect ${size}`, `<rect x="-${BLEED}" ${wider}`);
    return `<svg x="${index * pitch - BLEED}" ${wider}>${drawing}</svg>`;
  });
  const width = drawings.length * pitch - 2 * BLEED;
  // WebKit rounds the height it draws in, and would fit the drawings into that instead of into their columns.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${DISC_SIZE}" viewBox="0 0 ${width} ${DISC_SIZE}" preserveAspectRatio="none">${drawings.join("")}</svg>`;
}
