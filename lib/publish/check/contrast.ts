import { wcagContrast } from "culori";
import type { Declaration } from "postcss";
import {
  brandColors,
  colorNames,
  colorsFile,
  leastContrast,
  readColors,
  type Token,
  textColors,
} from "@/lib/content/brand/colors";
import { readSheet } from "@/lib/content/brand/read-sheet";
import { readThemes } from "@/lib/content/brand/theme";
import { type ContentIssue, fileIssue } from "@/lib/content/content-issue";
import { surfaces } from "@/lib/content/enums";
import { plainDigits } from "@/lib/enquiry/sanitize";
import { findClosest } from "./suggestions";

const onASurface = {
  "--on-surface": ["--surface"],
  "--focus-ring": ["--surface"],
  "--button-text": ["--button"],
};

const noColor = "a colour in the form #2b3fb5, in digits from 0 to 9";

/** Colours that are missing or cannot be read, and pairs of a text and its background that people with low vision cannot. */
export function colorIssues(): ContentIssue[] {
  const { sheet, issues: unreadable } = readSheet(colorsFile);
  if (unreadable.length > 0) return unreadable;
  const issues = new Map<string, ContentIssue>();
  const report = (
    { name, line = 1 }: Pick<Token, "name" | "line">,
    found: string,
    expected: string,
    suggestion?: string,
  ) => {
    const other = suggestion === found ? undefined : suggestion;
    const text = { line, location: name, found, expected, suggestion: other };
    issues.set(name + line + found, fileIssue(colorsFile, text));
  };
  const written = new Map<string, Declaration>();
  sheet.walkDecls(/^--/, (declaration) => {
    written.set(declaration.prop, declaration);
  });
  const known = colorNames();
  const missing = known.filter((name) => !written.has(name));
  const misspelled = new Set<string>();
  for (const [name, declaration] of written) {
    const meant = known.includes(name) ? undefined : findClosest(name, missing);
    if (!meant) continue;
    misspelled.add(meant);
    report(
      { name, line: declaration.source?.start?.line },
      String(declaration),
      "the name of a colour of the site",
      meant,
    );
  }
  const { token: brand } = readColors("light");
  const lacking = brandColors
    .map((one) => brand(one))
    .filter(({ hex }) => !hex);
  for (const one of lacking)
    if (!misspelled.has(one.name))
      report(one, one.value, noColor, plainDigits(one.value));
  // The other colours are made from these.
  if (lacking.length > 0) return [...issues.values()];
  for (const theme of readThemes())
    for (const surface of [undefined, ...Object.keys(surfaces)]) {
      const { token } = readColors(theme, surface);
      const pairs = Object.entries(surface ? onASurface : textColors).flatMap(
        ([text, names]) =>
          names.map((name) => [token(text), token(name)] as const),
      );
      for (const [text, background] of pairs) {
        for (const one of [text, background])
          if (!one.hex) report(one, one.value, noColor, plainDigits(one.value));
        if (!text.hex || !background.hex) continue;
        const ratio = wcagContrast(text.hex, background.hex);
        if (ratio < leastContrast)
          report(
            // A text colour that is made has no line, and is as readable as it can be.
            text.line ? text : background,
            `${text.hex} as text on ${background.name} ${background.hex}${background.line ? ` of line ${background.line}` : ""}: a contrast of ${ratio.toFixed(2)}:1`,
            `a contrast of at least ${leastContrast}:1; change one of the two`,
          );
      }
    }
  return [...issues.values()];
}
