import { readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";

const files = {
  /** Weight 640, width 125. */
  display: "components/layout/fonts/anek-latin-display.ttf",
  /** Weight 400, width 100. */
  text: "components/layout/fonts/anek-latin-text.ttf",
};

export type Face = keyof typeof files;

/** A run of letters as one SVG path; no font is needed to show it. */
export type Line = { path: string; width: number };

export type Setting = {
  face: Face;
  size: number;
  /** Letter-spacing in em. */
  spacing?: number;
};

/** Sets one line with its baseline at y = 0 and its left edge at x = 0. */
export function setLine(text: string, { face, size, spacing = 0 }: Setting) {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  const parts: string[] = [];
  let x = 0;
  run.glyphs.forEach((glyph, index) => {
    const place = run.positions[index];
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, axis) =>
        axis % 2 === 0
          ? round(x + (value + (place?.xOffset ?? 0)) * scale)
          : round(-(value + (place?.yOffset ?? 0)) * scale),
      );
      parts.push(letterOf[command] + points.join(" "));
    }
    x += (place?.xAdvance ?? 0) * scale + spacing * size;
  });
  return { path: parts.join(""), width: x - spacing * size };
}

/** Breaks a text into as few lines as the width allows, and those into lines of like length. */
export function setLines(text: string, setting: Setting, width: number) {
  const fewest = breakAt(text, setting, width).length;
  let low = 0;
  let high = width;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (breakAt(text, setting, middle).length > fewest) low = middle;
    else high = middle;
  }
  return breakAt(text, setting, high).map((line) => setLine(line, setting));
}

/** How far below the top of a line box of the given height the baseline lies. */
export function baseline({ face, size }: Setting, height: number): number {
  const { ascent, descent, unitsPerEm } = fontOf(face);
  return height / 2 + ((ascent + descent) / 2 / unitsPerEm) * size;
}

/** Letters of a text that the card font lacks; a social card would show empty boxes for them. */
export function missingLetters(text: string): string[] {
  return [...new Set(text)].filter(
    (letter) =>
      !fontOf("display").hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

function breakAt(text: string, setting: Setting, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = last !== undefined && setLine(longer, setting).width <= width;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const letterOf: Record<string, string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

const loaded = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = loaded.get(face);
  if (known) return known;
  const file = path.join(process.cwd(), files[face]);
  const font = create(readFileSync(file)) as Font;
  loaded.set(face, font);
  return font;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
