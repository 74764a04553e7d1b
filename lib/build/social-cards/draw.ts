import type { Card, TaglineCard } from "./cards";
import { type Bead, distinct, drawBead, drawMark } from "./drawings";
import { palette } from "./palette";
import { baseline, type Setting, setLine, setLines } from "./text-layout";

export const width = 1200;
export const height = 630;
const margin = 64;

/** A social card as one SVG without text elements, fonts or style sheets. */
export function drawCard(card: Card | TaglineCard): string {
  const inside = "rows" in card ? drawTagline(card) : drawPage(card);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><clipPath id="round"><circle cx="120" cy="120" r="120"/></clipPath></defs>${inside}</svg>`;
}

function drawPage({ brand, surface, title, line, beads }: Card): string {
  const colours = palette[surface];
  const body: Setting = { face: "text", size: 36 };
  const inner = width - 2 * margin;
  const bodyLines = line ? setLines(line, body, inner) : [];
  const bodyTop = 396 - 43 * bodyLines.length;
  const headingBottom = line ? bodyTop - 15 : 368;
  const heading = headingFor(title, inner, headingBottom - 150);
  const headingLines = setLines(title, heading, inner);
  const headingTop = headingBottom - heading.size * headingLines.length;
  return `${background(colours.surface)}<g fill="${colours.text}">${
    drawBrand(brand, colours) +
    stack(headingLines, margin, headingTop, heading, heading.size) +
    stack(bodyLines, margin + 2, bodyTop, body, 43)
  }</g>${drawTrack(distinct(beads, colours.surface), margin, 426, 140, 10, colours.track)}`;
}

/** The largest of the sizes at which a title keeps inside the given room. */
function headingFor(title: string, width: number, height: number): Setting {
  const settingOf = (size: number): Setting => ({
    face: "display",
    size,
    spacing: -0.03,
  });
  const smallest = settingOf(52);
  const sizes = title.length > 22 ? [84, 68] : [104, 84, 68];
  const fitting = sizes.map(settingOf).find((setting) => {
    const lines = setLines(title, setting, width);
    return (
      lines.length * setting.size <= height &&
      lines.every((line) => line.width <= width)
    );
  });
  return fitting ?? smallest;
}

function drawTagline({ rows }: TaglineCard): string {
  const setting: Setting = { face: "display", size: 122, spacing: -0.022 };
  const { surface, text, track } = palette.paper;
  return rows
    .map(({ word, beads }, row) => {
      const top = 34 + row * 134;
      const line = setLine(word, setting);
      return `<path fill="${text}" transform="translate(51 ${top + baseline(setting, 134)})" d="${line.path}"/>${drawTrack(beads, 51 + line.width + 16, top + 13, 108, 10, track)}`;
    })
    .reduce((all, row) => all + row, background(surface));
}

function drawBrand(
  brand: string,
  { text, bead }: { text: string; bead: string },
): string {
  const setting: Setting = { face: "display", size: 40, spacing: -0.04 };
  const middle = 85;
  return `<g transform="translate(${margin} ${middle - 29}) scale(.58)">${drawMark(text, bead)}</g><path transform="translate(${margin + 74} ${middle + baseline(setting, 0)})" d="${setLine(brand, setting).path}"/>`;
}

function drawTrack(
  beads: Bead[],
  left: number,
  top: number,
  size: number,
  gap: number,
  colour: string,
): string {
  const radius = size / 2;
  const shown = beads.slice(0, Math.ceil((width - left) / (size + gap)));
  const surface = `<path fill="${colour}" d="M${width} ${top}H${left + radius}a${radius} ${radius} 0 0 0 0 ${size}H${width}z"/>`;
  return shown.reduce(
    (all, bead, place) =>
      all + drawBead(bead, left + place * (size + gap), top, size),
    surface,
  );
}

function stack(
  lines: { path: string }[],
  left: number,
  top: number,
  setting: Setting,
  lineHeight: number,
): string {
  return lines
    .map(
      ({ path }, index) =>
        `<path transform="translate(${left} ${top + index * lineHeight + baseline(setting, lineHeight)})" d="${path}"/>`,
    )
    .join("");
}

function background(colour: string): string {
  return `<path fill="${colour}" d="M0 0h${width}v${height}H0z"/>`;
}
