import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  clampChroma,
  converter,
  formatHex,
  type Oklch,
  wcagContrast,
} from "culori";
import { AtRule, type Declaration, parse, type Root, type Rule } from "postcss";
import { readSheet } from "./read-sheet";
import { keepTheme, readThemes, type Theme } from "./theme";

export const colorsFile = "content/brand/colors.css";
/** The root layout imports it: the colours of `readColorSheet`. */
export const colorStylesFile = ".cache/colors.css";
const defaultsFile = "lib/content/brand/default-colors.css";

/** The colours that colors.css must have. */
export const brandColors = [
  "--madder",
  "--marigold",
  "--marigold-light",
  "--neel",
  "--neel-track",
  "--leaf",
  "--indigo",
];

/** The colours of texts, each with its backgrounds. */
export const textColors: Record<string, string[]> = {
  "--white": ["--deep-card"],
  "--on-light": [
    "--marigold",
    "--marigold-light",
    "--rose",
    "--sky",
    "--tint-mari",
    "--tint-leaf",
  ],
  "--ink": ["--paper", "--mist", "--card"],
  "--ink-soft": ["--paper", "--card", "--mist"],
  "--haze": ["--deep"],
  "--accent": ["--paper", "--card", "--mist"],
  "--error": ["--card"],
  "--button-text": ["--button", "--button-hover"],
};

/** The lowest contrast of a text that people with low vision can read, as WCAG 2 defines it. */
export const leastContrast = 4.5;

/** A colour, and its line in colors.css if it is written there. */
export type Token = {
  name: string;
  value: string;
  hex: string;
  line: number | undefined;
};

/**
 * The colours for files without a stylesheet, on a surface or on the page itself: icons, drawings, the manifest. Those of
 * a site with one theme are the same in both.
 */
export function readColors(theme: Theme, surface?: string) {
  return colorsOf(readColorSheet(), theme, surface);
}

export function colorNames(): string[] {
  const names = new Set(brandColors);
  readDefaults().walkDecls(/^--/, ({ prop }) => {
    names.add(prop);
  });
  return [...names];
}

/** The stylesheet of the colours: what colors.css writes, and what it leaves out, made from the colours of the brand. */
export function readColorSheet(): Root {
  const { sheet: own } = readSheet(colorsFile);
  const themes = readThemes();
  const key = `${themes} ${own}`;
  if (last?.key !== key)
    last = { key, sheet: inThemes(completeSheet(own), themes) };
  return last.sheet;
}

/** Every drawing asks for the colours. */
let last: { key: string; sheet: Root } | undefined;

function inThemes(sheet: Root, [theme = "light", other]: Theme[]): Root {
  if (other) return sheet;
  keepTheme(sheet, theme);
  sheet.walkDecls("color-scheme", (declaration) => {
    declaration.value = theme;
  });
  // Paper is white.
  if (theme === "dark") sheet.append("@media print{:root{color-scheme:light}}");
  return sheet;
}

/** Moves the declarations of colors.css into the rules of the default colours, instead of those of the same name. */
function completeSheet(own: Root): Root {
  const sheet = readDefaults();
  // What has no place in colors.css is made.
  sheet.walkDecls((made) => {
    delete made.source;
  });
  const defaults = new Map<string, Rule>();
  sheet.walkRules((rule) => {
    defaults.set(condition(rule) + rule.selector, rule);
  });
  own.walkRules((rule) => {
    const same = defaults.get(condition(rule) + rule.selector);
    if (!same) return;
    rule.walkDecls((written) => {
      same.walkDecls((made) => {
        if (made.prop === written.prop && !made.source) made.remove();
      });
    });
    same.append(rule.nodes);
    rule.remove();
  });
  sheet.append(own.nodes);
  makeColors(sheet);
  return sheet;
}

function readDefaults(): Root {
  return parse(readFileSync(join(process.cwd(), defaultsFile)));
}

/** When a rule applies, such as "(prefers-color-scheme: dark)". */
function condition({ parent }: Rule): string {
  return parent instanceof AtRule ? parent.params : "";
}

/** Gives each made colour its value, and then makes each made text colour readable on all of its backgrounds. */
function makeColors(sheet: Root) {
  const light = colorsOf(sheet, "light");
  const themes = [light, colorsOf(sheet, "dark")];
  const made: Declaration[] = [];
  sheet.walkDecls(/^--/, (declaration) => {
    if (!declaration.source) made.push(declaration);
  });
  for (const declaration of made)
    declaration.value = declaration.value.replace(
      /oklch\(from var\((--[\w-]+)\) ([\d.]+) calc\(c \* ([\d.]+)\) h\)/,
      (formula, base, l, share) => {
        const color = toOklch(light.token(base).hex);
        return color ? toHex({ ...color, l: +l, c: color.c * share }) : formula;
      },
    );
  for (const own of made) {
    const { prop } = own;
    const shown = themes.filter(({ values }) => values.get(prop) === own);
    const backgrounds = shown.flatMap(({ token }) =>
      (textColors[prop] ?? []).map((name) => token(name).hex),
    );
    const text = shown[0]?.token(prop).hex ?? "";
    const readable = makeReadable(text, backgrounds.filter(Boolean));
    // A reference to another colour stays one.
    if (readable !== text) own.value = readable;
  }
}

/** The colour, and as much lighter or darker as it must be. */
function makeReadable(text: string, backgrounds: string[]): string {
  const [color, background] = [text, backgrounds[0]].map((hex) => toOklch(hex));
  if (!color || !background) return text;
  const step = color.l > background.l ? 0.01 : -0.01;
  let hex = text;
  for (let { l } = color; l > 0 && l < 1; hex = toHex({ ...color, l })) {
    if (backgrounds.every((one) => wcagContrast(hex, one) >= leastContrast))
      break;
    l += step;
  }
  return hex;
}

const toOklch = converter("oklch");

/** A colour that screens can show: with less chroma if it must be. */
function toHex(color: Oklch): string {
  return formatHex(clampChroma(color, "oklch"));
}

function colorsOf(sheet: Root, theme: Theme, surface?: string) {
  const values = new Map<string, Pick<Declaration, "value" | "source">>([
    ["--surface", { value: "var(--paper)" }],
    ["--on-surface", { value: "var(--ink)" }],
    ["--track", { value: "var(--mist)" }],
  ]);
  sheet.walkRules((rule) => {
    const { selector } = rule;
    const applies =
      selector.includes(":root") ||
      (surface && selector.includes(`="${surface}"]`));
    if (!applies || (condition(rule).includes("dark") && theme === "light"))
      return;
    rule.walkDecls(/^--/, (declaration) => {
      values.set(declaration.prop, declaration);
    });
  });

  /** The token that has a colour by itself, such as "--neel" for "--accent", and what it is. */
  function token(name: string, from: string[] = []): Token {
    const { value = "nothing", source } = values.get(name) ?? {};
    const other = /^var\((--[\w-]+)\)/.exec(value)?.[1];
    if (other && !from.includes(other)) return token(other, [...from, name]);
    const [digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value) ?? [];
    const hex = formatHex(digits) ?? "";
    return { name, value, hex, line: source?.start?.line };
  }

  /** A colour by its name in colors.css, such as "--madder", as six hex digits. The error completes "expected …", and its cause is the file. */
  function color(name: string): string {
    const { hex } = token(name);
    if (hex) return hex;
    throw new Error(
      `"${name}" in ${colorsFile} with a colour such as #2b3fb5`,
      { cause: colorsFile },
    );
  }

  /** A drawing in which every reference to a colour, such as `var(--madder)`, is replaced by the colour. */
  function fill(svg: string): string {
    return svg.replace(
      /var\((--[\w-]+)(?:,(var\([^)]*\)|[^)]*))?\)/g,
      (_, name, fallback) =>
        // Drawing programs add a fallback to their own custom properties.
        fallback && !values.has(name) ? fallback.trim() : color(name),
    );
  }

  return { color, fill, token, values };
}
