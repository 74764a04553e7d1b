import { readColors } from "@/lib/brand/colors";
import { readDrawing } from "@/lib/brand/read-drawing";
import { getViewBox, type SvgElement, writeSvg } from "@/lib/brand/svg-file";
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
  const pitch = DISC_SIZE + 2 * BLEED;
  const drawings = discColumns.map((name, index) => {
    const disc = readDrawing(`content/brand/drawings/discs/${name}.svg`);
    const [x, , width, height] = getViewBox(disc) ?? [0, 0, 0, 0];
    const bleed = (BLEED * width) / DISC_SIZE;
    for (const child of disc.children)
      if (typeof child !== "string" && isBackground(child, width, height))
        Object.assign(child.attributes, {
          x: `${x - bleed}`,
          width: `${width + 2 * bleed}`,
        });
    const size = { width: `${DISC_SIZE}`, height: `${DISC_SIZE}` };
    const place = { x: `${BLEED}`, ...size, overflow: "visible" };
    Object.assign(disc.attributes, place);
    const column = {
      x: `${index * pitch - BLEED}`,
      ...size,
      width: `${pitch}`,
    };
    return writeSvg({ name: "svg", attributes: column, children: [disc] });
  });
  const width = drawings.length * pitch - 2 * BLEED;
  // WebKit rounds the height it draws in, and would fit the drawings into that instead of into their columns.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${DISC_SIZE}" viewBox="0 0 ${width} ${DISC_SIZE}" preserveAspectRatio="none">${readColors("light").fill(drawings.join(""))}</svg>`;
}

/** A rectangle that fills a drawing. */
function isBackground(
  { name, attributes }: SvgElement,
  width: number,
  height: number,
): boolean {
  return (
    name === "rect" &&
    !Number(attributes.x) &&
    attributes.width === `${width}` &&
    attributes.height === `${height}`
  );
}
