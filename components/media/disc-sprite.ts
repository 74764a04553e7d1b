import { createHash } from "node:crypto";
import { type DiscName, discs } from "@/lib/content/enums";
import { href } from "@/lib/with-base-path";
import { colorsOf } from "./colors";
import { drawingSource } from "./svg";

/** Width and height of a drawing. */
export const DISC_SIZE = 240;

/** All round drawings side by side in one file, each a view that a URL can name. */
export const discSprite = makeSprite();

/** The URL of the sprite that shows one drawing. */
export function discUrl(name: DiscName): string {
  return href(`/img/${discSprite.file}#${name}`);
}

function makeSprite() {
  const colors = colorsOf("light");
  const drawings = (Object.keys(discs) as DiscName[]).map((name, index) => {
    const left = index * DISC_SIZE;
    const drawing = colors
      .fill(drawingSource(`components/media/discs/${name}.svg`))
      .trim()
      .replace(
        "<svg",
        `<svg x="${left}" width="${DISC_SIZE}" height="${DISC_SIZE}"`,
      );
    return `<view id="${name}" viewBox="${left} 0 ${DISC_SIZE} ${DISC_SIZE}"/>${drawing}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawings.length * DISC_SIZE} ${DISC_SIZE}">${drawings.join("")}</svg>`;
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 16);
  return { svg, file: `discs.${hash}.svg` };
}
