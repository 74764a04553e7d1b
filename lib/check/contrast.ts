import { wcagContrast } from "culori";
import { colorsFile, readColors, type Token } from "@/lib/brand/colors";
import { type Mistake, readSheet } from "@/lib/brand/read-sheet";
import { surfaces } from "@/lib/content/enums";

/** Text colours, each with its backgrounds, as custom properties of colors.css. */
const onThePage = {
  "--ink": ["--paper", "--mist", "--card"],
  "--ink-soft": ["--paper", "--card", "--mist"],
  "--haze": ["--deep"],
  "--accent": ["--paper", "--card", "--mist"],
  "--error": ["--card"],
  "--button-text": ["--button", "--button-hover"],
};

const onASurface = {
  "--on-surface": ["--surface"],
  "--button-text": ["--button"],
};

/** Colours that cannot be read, and pairs of a text and its background that people with low vision cannot: below 4.5:1. */
export function colorMistakes(): Mistake[] {
  const { mistakes: unreadable } = readSheet(colorsFile);
  if (unreadable.length > 0) return unreadable;
  const mistakes = new Map<string, Mistake>();
  const report = ({ name, line }: Token, found: string, expected: string) => {
    const place = { file: colorsFile, line, column: 1, location: name };
    mistakes.set(name + line + found, { ...place, found, expected });
  };
  for (const theme of ["light", "dark"] as const)
    for (const surface of [undefined, ...Object.keys(surfaces)]) {
      const { token } = readColors(theme, surface);
      const pairs = Object.entries(surface ? onASurface : onThePage).flatMap(
        ([text, backgrounds]) => backgrounds.map((one) => [text, one] as const),
      );
      for (const pair of pairs) {
        const [text, background] = [token(pair[0]), token(pair[1])];
        for (const one of [text, background])
          if (!one.hex) report(one, one.value, "a colour in the form #2b3fb5");
        if (!text.hex || !background.hex) continue;
        const ratio = wcagContrast(text.hex, background.hex);
        if (ratio < 4.5)
          report(
            text,
            `${text.hex} as text on ${background.name} ${background.hex} of line ${background.line}: a contrast of ${ratio.toFixed(2)}:1`,
            "a contrast of at least 4.5:1; change one of the two",
          );
      }
    }
  return [...mistakes.values()];
}
