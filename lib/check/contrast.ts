import { colorsFile, contrast, readColors } from "@/lib/brand/colors";
import type { BrandMistake } from "@/lib/brand/font-files";
import { surfaces } from "@/lib/content/enums";

/** Text colours and their backgrounds, as custom properties of colors.css. */
const onThePage = [
  ["--ink", "--paper"],
  ["--ink", "--mist"],
  ["--ink", "--card"],
  ["--ink-soft", "--paper"],
  ["--ink-soft", "--card"],
  ["--ink-soft", "--mist"],
  ["--haze", "--deep"],
  ["--accent", "--paper"],
  ["--accent", "--card"],
  ["--accent", "--mist"],
  ["--error", "--card"],
  ["--button-text", "--button"],
  ["--button-text", "--button-hover"],
] as const;

const onASurface = [
  ["--on-surface", "--surface"],
  ["--button-text", "--button"],
] as const;

/** Pairs of a text colour and its background with a contrast below 4.5:1, which people with low vision cannot read. */
export function contrastMistakes(): BrandMistake[] {
  const mistakes = new Map<string, BrandMistake>();
  for (const theme of ["light", "dark"] as const)
    for (const surface of [undefined, ...Object.keys(surfaces)]) {
      const { token } = readColors(theme, surface);
      for (const pair of surface ? onASurface : onThePage) {
        const [text, background] = [token(pair[0]), token(pair[1])];
        const ratio = contrast(text.color, background.color);
        const found = `${text.color} as text on ${background.name} ${background.color} of line ${background.line}: a contrast of ${ratio.toFixed(2)}:1`;
        if (ratio < 4.5)
          mistakes.set(text.name + found, {
            file: colorsFile,
            line: text.line ?? 1,
            column: 1,
            location: text.name,
            found,
            expected: "a contrast of at least 4.5:1; change one of the two",
          });
      }
    }
  return [...mistakes.values()];
}
