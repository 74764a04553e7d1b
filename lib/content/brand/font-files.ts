import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { create } from "fontkitten";
import type { AtRule, ChildNode, Declaration, Root } from "postcss";
import { fileIssue } from "@/lib/content/content-issue";
import { readSheet } from "./read-sheet";

const folder = "content/brand";
const fontsFile = `${folder}/fonts.css`;

/** A weight, and a width in per cent. */
export type FontStyle = {
  weight: number;
  stretch: number;
  isItalic?: boolean;
};

export type Range = readonly [least: number, most: number];

/** An `@font-face` rule: a file, with the styles and characters that it is for. */
export type FontFace = {
  /** Below the project's root. */
  file: string;
  rule: AtRule;
  weight: Range;
  stretch: Range;
  isItalic: boolean;
  /** The code points that the rule is for. */
  ranges: Range[];
  /** Whether the file has a character, and the rule is for it. */
  has: (character: string) => boolean;
};

type Report = (node: ChildNode | Root, expected: string) => void;

/**
 * The typeface as fonts.css declares it: the value of `--font`, and its first family with its faces. Read anew each
 * time, because the file may change while the dev server runs.
 */
export function readFonts() {
  const { sheet, issues } = readSheet(fontsFile);
  const report: Report = (node, expected) => {
    const { line, column } = node.source?.start ?? { line: 1, column: 1 };
    const [text = ""] = String(node).split("\n");
    const found = node === sheet ? "no --font" : text;
    const location = "the typeface";
    const place = { line, column, location };
    issues.push(fileIssue(fontsFile, { ...place, found, expected }));
  };
  let font: Declaration | undefined;
  sheet.walkDecls("--font", (declaration) => {
    font = declaration;
  });
  const { value = "" } = font ?? {};
  const [first = ""] = value.split(/\s*,/);
  const family = unquoted(first);
  const faces: FontFace[] = [];
  for (const node of font ? sheet.nodes : [])
    if (node.type === "atrule" && familyOf(node) === family)
      faces.push(...readFace(node, report));
    else if (node.type !== "comment" && node !== font?.parent)
      report(
        node,
        `only the @font-face rules of ${first}, which --font names first`,
      );
  if (issues.length === 0 && faces.length === 0)
    report(
      font ?? sheet,
      ':root { --font: "Name", sans-serif; } that names first the family of @font-face rules in this file',
    );
  return { value, family, faces, issues };
}

/** The faces that have characters of a text. */
export function facesWith<Face extends Pick<FontFace, "has">>(
  text: string,
  faces: Face[],
): Face[] {
  const characters = [...new Set(text)];
  return faces.filter(({ has }) => characters.some(has));
}

/** The characters of a text that no face has, neither as one nor as a letter and its marks. */
export function missingCharacters(text: string, faces: FontFace[]): string[] {
  const isIn = (character: string) => faces.some(({ has }) => has(character));
  return [...new Set(text.normalize("NFC"))].filter(
    (character) =>
      !/[\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(character) &&
      !isIn(character) &&
      ![...character.normalize("NFD")].every(isIn),
  );
}

/** The faces that browsers choose for a style: several if each has other characters. */
export function facesFor(faces: FontFace[], style: FontStyle): FontFace[] {
  const { weight, stretch, isItalic = false } = style;
  const distance = (face: FontFace) =>
    gap(face.stretch, stretch, stretch > 100) * 1e8 +
    Number(face.isItalic !== isItalic) * 1e5 +
    gap(face.weight, weight, weight >= 400) +
    // Text of a usual weight takes a bold face last.
    (weight >= 400 && weight <= 500 && face.weight[0] > 500 ? 2000 : 0);
  const least = Math.min(...faces.map(distance));
  return faces.filter((face) => distance(face) === least);
}

/** How far a value is outside of a range. A range on the side that is not preferred is farther. */
function gap([least, most]: Range, value: number, prefersMore: boolean) {
  if (value < least) return least - value + (prefersMore ? 0 : 1000);
  return value > most ? value - most + (prefersMore ? 1000 : 0) : 0;
}

const weights: Record<string, number> = { normal: 400, bold: 700 };

/** The words that CSS has for widths, in per cent. */
const widths: Record<string, number> = {
  "ultra-condensed": 50,
  "extra-condensed": 62.5,
  condensed: 75,
  "semi-condensed": 87.5,
  normal: 100,
  "semi-expanded": 112.5,
  expanded: 125,
  "extra-expanded": 150,
  "ultra-expanded": 200,
};

/** A weight as CSS writes it, or nothing if it depends on anything else. */
function readWeight(word: string): number | undefined {
  const weight = weights[word.toLowerCase()] ?? Number(word);
  return weight >= 1 && weight <= 1000 ? weight : undefined;
}

/** A width as CSS writes it, in per cent, or nothing if it depends on anything else. */
function readStretch(word: string): number | undefined {
  const [, percent] = /^([\d.]+)%$/.exec(word) ?? [];
  return widths[word.toLowerCase()] ?? (Number(percent) || undefined);
}

/** The face of a rule, or none if it has no file that can be read. */
function readFace(rule: AtRule, report: Report): FontFace[] {
  const src = declarationIn(rule, "src");
  const [, url = ""] =
    /url\(\s*["']?([^"')?#]+\.woff2)\b/i.exec(src?.value ?? "") ?? [];
  const file = posix.join(folder, url);
  const font = readFont(posix.join(process.cwd(), file));
  if (!font) {
    report(
      src ?? rule,
      `src: url("./fonts/NAME.woff2") with the name of a file in ${folder}/fonts that can be read as WOFF2; of a variable font, the one whose name ends with .ttf.woff2 instead of .otf.woff2`,
    );
    return [];
  }
  const style = declarationIn(rule, "font-style")?.value ?? "";
  const ranges = readCharacterRanges(rule);
  return [
    {
      file,
      rule,
      weight: readRange(rule, "font-weight", readWeight, report),
      stretch: readRange(rule, "font-stretch", readStretch, report),
      isItalic: /^(italic|oblique)/.test(style),
      ranges,
      has(character) {
        const code = character.codePointAt(0) ?? 0;
        const isIn = ([first, last]: Range) => code >= first && code <= last;
        return font.hasGlyphForCodePoint(code) && ranges.some(isIn);
      },
    },
  ];
}

/** A WOFF2 file, or nothing if it cannot be read, or cards cannot be drawn with it. */
function readFont(path: string) {
  try {
    const font = create(readFileSync(path));
    if (font?.type === "WOFF2" && !("CFF2" in font)) return font;
  } catch {
    // The caller reports the file, with its place.
  }
}

/** The code points that a rule is for, such as "U+26, U+0-7F, U+4??". */
function readCharacterRanges(rule: AtRule): Range[] {
  const { value = "U+0-10FFFF" } = declarationIn(rule, "unicode-range") ?? {};
  return value.split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    const code = (digits: string) => Number.parseInt(digits, 16);
    return [code(first.replace(/\?/g, "0")), code(last.replace(/\?/g, "F"))];
  });
}

function readRange(
  rule: AtRule,
  property: string,
  read: (word: string) => number | undefined,
  report: Report,
): Range {
  const declaration = declarationIn(rule, property);
  const [least = Number.NaN, most = least] = (declaration?.value ?? "normal")
    .split(/\s+/)
    .map(read);
  if (declaration && !(least <= most))
    report(declaration, "one number, or two, of which the first is smaller");
  return [least, most];
}

function declarationIn(rule: AtRule, property: string) {
  const found = rule.nodes?.filter((node) => node.type === "decl") ?? [];
  return found.findLast(({ prop }) => prop === property);
}

function familyOf(rule: AtRule): string | undefined {
  if (rule.name !== "font-face") return;
  return unquoted(declarationIn(rule, "font-family")?.value ?? "");
}

function unquoted(family: string): string {
  return family.replace(/^(["'])(.*)\1$/, "$2");
}
