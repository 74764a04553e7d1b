import { colorsFile, readColors } from "@/lib/brand/colors";
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
export function contrastErrors(): string[] {
  const errors = new Set<string>();
  for (const theme of ["light", "dark"] as const)
    for (const surface of [undefined, ...Object.keys(surfaces)]) {
      const { token } = readColors(theme, surface);
      for (const pair of surface ? onASurface : onThePage) {
        const [text, background] = [token(pair[0]), token(pair[1])];
        const ratio = contrast(text.color, background.color);
        if (ratio < 4.5)
          errors.add(
            `${colorsFile}:${text.line}  ${text.name} ${text.color} as text on ${background.name} ${background.color} of line ${background.line}: a contrast of ${ratio.toFixed(2)}:1, and text needs 4.5:1. Change one of the two.`,
          );
      }
    }
  return [...errors];
}

/** The contrast ratio of two colours of six hex digits, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [...Buffer.from(color.slice(1), "hex")]
    .map((channel) => channel / 255)
    .map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
