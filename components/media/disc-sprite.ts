import { createHash } from "node:crypto";
import { type DiscName, discs } from "@/lib/content/enums";
import { href } from "@/lib/with-base-path";
import { colorsOf } from "./colors";
import { drawingSource } from "./svg";

/** Width and height of a drawing. */
export const DISC_SIZE = 240;

/** The drawings of the sprite, from left to right. */
export const discColumns = Object.keys(discs) as DiscName[];

/** All round drawings in one file. */
export const discSprite = makeSprite();

export const discSpriteUrl = href(`/img/${discSprite.file}`);

function makeSprite() {
  const colors = colorsOf("light");
  const drawings = discColumns.map((name, index) =>
    colors
      .fill(drawingSource(`components/media/discs/${name}.svg`))
      .trim()
      .replace(
        "<svg",
        `<svg x="${index * DISC_SIZE}" width="${DISC_SIZE}" height="${DISC_SIZE}"`,
      ),
  );
  const width = drawings.length * DISC_SIZE;
  // WebKit rounds the height it draws in, and would fit the drawings into that instead of into their columns.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${DISC_SIZE}" viewBox="0 0 ${width} ${DISC_SIZE}" preserveAspectRatio="none">${drawings.join("")}</svg>`;
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 16);
  return { svg, file: `discs.${hash}.svg` };
}
