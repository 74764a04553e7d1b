import { readFileSync } from "node:fs";
import path from "node:path";
import type { DiscName, IconName, Surface } from "@/lib/content/enums";
import { palette } from "./palette";

/** A round picture of a card: one of the drawings, or an icon on a surface. */
export type Bead = { disc: DiscName } | { icon: IconName; surface: Surface };

/** Draws a bead of the given diameter with its upper left corner at x, y. The card defines the clip "round". */
export function drawBead(bead: Bead, x: number, y: number, size: number) {
  const inside =
    "disc" in bead
      ? place(
          read(`components/media/discs/${bead.disc}.svg`),
          0,
          240,
          palette.paper.text,
          "",
        )
      : drawIcon(bead.icon, bead.surface);
  return `<g transform="translate(${x} ${y}) scale(${size / 240})"><g clip-path="url(#round)">${inside}</g></g>`;
}

/** Leaves out the beads that would melt into the card or into the bead before them. */
export function distinct(beads: Bead[], surface: string): Bead[] {
  const kept: Bead[] = [];
  let before: string | undefined = surface;
  for (const bead of beads) {
    const colour = groundOf(bead);
    if (colour === surface || colour === before) continue;
    kept.push(bead);
    before = colour;
  }
  return kept;
}

function groundOf(bead: Bead): string | undefined {
  if ("icon" in bead) return palette[bead.surface].surface;
  return /fill="(#\w+)"/.exec(
    read(`components/media/discs/${bead.disc}.svg`),
  )?.[1];
}

/** The mark of the brand, 100 units wide. */
export function drawMark(line: string, dots: string): string {
  return place(read("components/media/mark.svg"), 0, 100, line, dots);
}

function drawIcon(icon: IconName, surface: Surface): string {
  const { surface: fill, text, bead } = palette[surface];
  const side = 240 * 0.56;
  return `<path d="M0 0h240v240H0z" fill="${fill}"/>${place(
    read(`components/media/icons/${icon}.svg`),
    (240 - side) / 2,
    side,
    text,
    bead,
  )}`;
}

/** Sets size, place and colours of a drawing; the one custom property it may read is the colour of its dots. */
function place(
  svg: string,
  offset: number,
  size: number,
  colour: string,
  bead: string,
): string {
  return svg
    .replaceAll(/var\(--dot(?:,[^)]*)?\)/g, bead)
    .replace(
      "<svg",
      `<svg x="${offset}" y="${offset}" width="${size}" height="${size}" color="${colour}"`,
    );
}

function read(file: string): string {
  return readFileSync(path.join(process.cwd(), file), "utf8").trim();
}
