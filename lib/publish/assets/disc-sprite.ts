import { readColors } from "@/lib/content/brand/colors";
import {
  COLUMNS,
  DISC_SIZE,
  discColumns,
  discSprite,
} from "@/lib/content/brand/disc-columns";
import { readDrawing } from "@/lib/content/brand/read-drawing";
import { type Drawing, writeSvg } from "@/lib/content/brand/svg-file";
import { contentHash } from "@/lib/node/hash";
import { type Job, oneFile } from "./make-files";

/** The background extends past both sides: browsers round the position of a disc, and would show a hair of its neighbour. */
const BLEED = 4;

/** All round drawings in one file. Its name has a hash, since it changes with the colours. */
export function discSpriteJob(): Job {
  const svg = drawSprite();
  const file = `img/discs.${contentHash(svg)}.svg`;
  return { ...oneFile(file, svg), id: discSprite };
}

function drawSprite(): string {
  if (discColumns.length > COLUMNS)
    throw new Error(
      `content/brand/drawings/discs: found ${discColumns.length} drawings; expected at most ${COLUMNS}`,
    );
  const pitch = DISC_SIZE + 2 * BLEED;
  const columns = discColumns.map((name, index) => {
    const disc = readDrawing(`content/brand/drawings/discs/${name}.svg`);
    extendBackground(disc);
    const [x, size] = [`${BLEED}`, `${DISC_SIZE}`];
    const place = { x, width: size, height: size, overflow: "visible" };
    disc.root().children().attr(place);
    return `<svg x="${index * pitch - BLEED}" width="${pitch}" height="${size}">${writeSvg(disc)}</svg>`;
  });
  const width = COLUMNS * pitch - 2 * BLEED;
  // WebKit rounds the height it draws in, and would fit the drawings into that instead of into their columns.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${DISC_SIZE}" viewBox="0 0 ${width} ${DISC_SIZE}" preserveAspectRatio="none">${readColors("light").fill(columns.join(""))}</svg>`;
}

/** Makes a rectangle that fills the drawing as wide as its column. */
function extendBackground($: Drawing) {
  const [x = "", , width = "", height] =
    $("svg").attr("viewBox")?.split(" ") ?? [];
  const bleed = (BLEED * +width) / DISC_SIZE;
  for (const { attribs } of $.root().children().children("rect").get()) {
    if (
      Number(attribs.x ?? 0) ||
      attribs.width !== width ||
      attribs.height !== height
    )
      continue;
    attribs.x = `${+x - bleed}`;
    attribs.width = `${+width + 2 * bleed}`;
  }
}
