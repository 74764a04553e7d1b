import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type AtRule, parse, type Rule } from "postcss";

const folder = "content/brand";
const { nodes } = parse(
  readFileSync(join(process.cwd(), folder, "fonts.css"), "utf8"),
);

/** The font files in the order of fonts.css. The first has the characters of nearly every page. */
export const fontFiles = nodes.flatMap((rule) => {
  if (rule.type !== "atrule" || rule.name !== "font-face") return [];
  const [, file] = valueIn(rule, "src").match(/url\("\.\/([^"]+)"\)/) ?? [];
  if (!file) return [];
  return {
    file: join(folder, file),
    ranges: rangesIn(valueIn(rule, "unicode-range")),
    weight: valueIn(rule, "font-weight"),
    stretch: valueIn(rule, "font-stretch"),
  };
});

/** The quoted family name of the font subset that is inlined in each page. */
export const [inlineFamily = ""] = nodes.flatMap((rule) =>
  rule.type === "rule" && rule.selector === "[data-first-view]"
    ? valueIn(rule, "font-family").split(",")
    : [],
);

function valueIn(rule: AtRule | Rule, property: string): string {
  let value = "";
  rule.walkDecls(property, (declaration) => {
    value = declaration.value;
  });
  return value;
}

/** The first and the last code point of each range. */
function rangesIn(unicodeRange: string) {
  return [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
    ([, first = "", last = first]) =>
      [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  );
}

/** Whether a font file has a character. */
export function hasCharacter(
  { ranges }: (typeof fontFiles)[number],
  character: string,
): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

/** The characters of a text that no font file has. */
export function missingCharacters(text: string): string[] {
  return [...new Set(text)].filter(
    (character) =>
      !/\s|\u200D|\uFE0F/.test(character) &&
      !fontFiles.some((file) => hasCharacter(file, character)),
  );
}
