import { existsSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { create } from "fontkitten";
import type { AtRule, ChildNode, Declaration, Root } from "postcss";
import { readSheet } from "./read-sheet";

const folder = "content/brand";
const fontsFile = `${folder}/fonts.css`;

/** A weight, and a width in per cent. */
export type FontStyle = {
  weight: number;
  stretch: number;
  isItalic?: boolean;
};

type Range = readonly [least: number, most: number];

/** An `@font-face` rule: a file, with the styles and characters that it is for. */
export type FontFace = {
  /** Below the project's root. */
  file: string;
  rule: AtRule;
  weight: Range;
  stretch: Range;
  isItalic: boolean;
  /** Whether the rule includes a character and the file has it. */
  has: (character: string) => boolean;
};

type Report = (node: ChildNode | Root, expected: string) => void;

/**
 * The typeface as fonts.css declares it: the first family of `--font` with its faces, and the families after it. Read
 * anew each time, because the file may change while the dev server runs.
 */
export function readFonts(root = process.cwd()) {
  const { sheet, mistakes } = readSheet(fontsFile, root);
  const report: Report = (node, expected) => {
    const { line, column } = node.source?.start ?? { line: 1, column: 1 };
    const [text = ""] = String(node).split("\n");
    const found = node.type === "root" && text ? "no --font" : text;
    const location = nameOf(node);
    mistakes.push({
      ...{ file: fontsFile, line, column, location },
      ...{ found: found || "nothing", expected },
    });
  };
  let font: Declaration | undefined;
  sheet.walkDecls("--font", (declaration) => {
    font = declaration;
  });
  const [first = "", ...others] = font?.value.split(/\s*,\s*/) ?? [];
  const family = unquoted(first);
  const rules = sheet.nodes.filter(({ type }) => type !== "comment");
  const families = [...new Set(rules.flatMap((rule) => familyOf(rule) ?? []))];
  const faces: FontFace[] = [];
  if (families.includes(family))
    for (const rule of rules)
      if (rule.type === "atrule" && familyOf(rule) === family)
        faces.push(...readFace(rule, root, report));
      else if (rule !== font?.parent)
        report(
          rule,
          `only the @font-face rules of ${first}, which --font names first`,
        );
  if (mistakes.length === 0 && !faces.some(isMain))
    report(
      font ?? sheet,
      faces.length > 0
        ? `a family with a file that has Latin letters; ${first} has none`
        : `:root { --font: "Name", sans-serif; } that names first the family of @font-face rules in this file: ${families.join(", ") || "there is none yet"}`,
    );
  return { family, others, faces, mistakes };
}

/** Whether a face has the letters of nearly every text. Others have rarer characters. */
export function isMain({ has }: FontFace): boolean {
  return has("e");
}

/** The characters of a text that no font file has. */
export function missingCharacters(text: string, faces: FontFace[]): string[] {
  return [...new Set(text)].filter(
    (character) =>
      !/\s|\u200D|\uFE0F/.test(character) &&
      !faces.some(({ has }) => has(character)),
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

/** The face of a rule, or none if it has no file that can be read. */
function readFace(rule: AtRule, root: string, report: Report): FontFace[] {
  const src = declarationIn(rule, "src");
  const [, url = ""] =
    /url\(\s*["']?([^"')?#]+\.woff2)\b/i.exec(src?.value ?? "") ?? [];
  const file = posix.join(folder, url);
  const isThere = url !== "" && existsSync(posix.join(root, file));
  const characters = isThere && readCharacters(posix.join(root, file));
  if (!characters) {
    const wrong = isThere ? "it is damaged or of another format" : "";
    report(
      src ?? rule,
      `src: url("./fonts/NAME.woff2") with the name of a WOFF2 file in ${folder}/fonts; ${wrong || "there is no such file"}`,
    );
    return [];
  }
  const weight = readRange(rule, "font-weight", 400, report);
  const stretch = readRange(rule, "font-stretch", 100, report);
  const style = declarationIn(rule, "font-style")?.value ?? "";
  const listed = declarationIn(rule, "unicode-range");
  const ranges = readCodes(listed?.value ?? "U+0-10FFFF");
  if (listed && ranges.length === 0)
    report(listed, "characters in the form U+20-7E, U+20AC");
  const has = (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return (
      characters.has(code) &&
      ranges.some(([first, last]) => first <= code && code <= last)
    );
  };
  const isItalic = /^(italic|oblique)/.test(style);
  return [{ file, rule, weight, stretch, isItalic, has }];
}

const known = new Map<string, ReadonlySet<number> | undefined>();

/** The code points of a WOFF2 file, or nothing if it cannot be read. */
function readCharacters(path: string): ReadonlySet<number> | undefined {
  const key = `${path} ${statSync(path).mtimeMs}`;
  if (!known.has(key)) known.set(key, parseCharacters(readFileSync(path)));
  return known.get(key);
}

function parseCharacters(data: Buffer): ReadonlySet<number> | undefined {
  if (data.toString("latin1", 0, 4) !== "wOF2") return;
  try {
    const font = create(data);
    if (font?.isCollection === false) return new Set(font.characterSet);
  } catch {
    // The caller reports the file, with its place.
  }
}

const keywords: Record<string, number> = {
  bold: 700,
  "ultra-condensed": 50,
  "extra-condensed": 62.5,
  condensed: 75,
  "semi-condensed": 87.5,
  "semi-expanded": 112.5,
  expanded: 125,
  "extra-expanded": 150,
  "ultra-expanded": 200,
};

/** The values of a descriptor, in the order of their size. */
function readRange(
  rule: AtRule,
  property: string,
  normal: number,
  report: Report,
): Range {
  const declaration = declarationIn(rule, property);
  const [least = normal, most = least] = (declaration?.value ?? "normal")
    .split(/\s+/)
    .map((word) =>
      word === "normal" ? normal : (keywords[word] ?? Number.parseFloat(word)),
    );
  if (declaration && !(least <= most))
    report(declaration, "one number, or two, of which the first is smaller");
  return [least, most];
}

/** The first and the last code point of each range. */
function readCodes(unicodeRange: string): Range[] {
  return [...unicodeRange.matchAll(/U\+([\dA-F]*)(\?*)(?:-([\dA-F]+))?/gi)].map(
    ([, first = "", open = "", last]) => [
      Number.parseInt(first + open.replaceAll("?", "0"), 16),
      Number.parseInt(last ?? first + open.replaceAll("?", "F"), 16),
    ],
  );
}

function declarationIn(rule: AtRule, property: string) {
  const found = rule.nodes?.filter((node) => node.type === "decl") ?? [];
  return found.findLast(({ prop }) => prop === property);
}

/** The family of an `@font-face` rule. */
function familyOf(node: ChildNode): string | undefined {
  if (node.type !== "atrule" || node.name !== "font-face") return;
  return unquoted(declarationIn(node, "font-family")?.value ?? "");
}

function unquoted(family: string): string {
  return family.replace(/^(["'])(.*)\1$/, "$2");
}

function nameOf(node: ChildNode | Root): string {
  if (node.type === "decl") return node.prop;
  if (node.type === "atrule") return `@${node.name}`;
  return node.type === "rule" ? node.selector : "the whole file";
}
