import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromBuffer } from "@capsizecss/unpack";
import { parse } from "postcss";
import {
  type FontFace,
  type FontStyle,
  facesFor,
  isMain,
  readFonts,
} from "@/lib/brand/font-files";
import { listFiles } from "@/lib/node/list-files";
import { cutStyle, within } from "./cut-font";

/** The root layout imports it. */
export const fontStylesFile = ".cache/fonts.css";

/**
 * The stylesheet of the typeface. The export embeds the characters of the header and the first block in the page, under
 * the name of the family, and marks these elements. All other text is invisible until its file is loaded, for at most
 * three seconds, so that its font does not change. Without script all text is visible. Files without Latin letters have
 * characters that few texts use: a browser requests them only for a page with such a character.
 */
export async function fontStyles(): Promise<string> {
  const { family, others, faces } = readFonts();
  const main = faces.filter(isMain);
  const names = ["Awaited", "File", "Fallback"].map(
    (kind) => `"${family} ${kind}"`,
  );
  const fallbacks = others.at(-1) === "serif" ? times : arial;
  const styles = await Promise.all(
    stylesInUse().map((style) => measure(main, style, fallbacks)),
  );
  return [
    `:root { --font: ${[...names, ...others].join(", ")}; }`,
    `[data-first-view] { font-family: "${family}", var(--font); }`,
    "@media (scripting: enabled) {",
    ...main.map((face) => fileRule(face, `"${family} Awaited"`, "block")),
    "}",
    ...faces.map((face) => fileRule(face, `"${family} File"`, "swap")),
    ...groupByWidth(styles).map((group) =>
      fallbackRule(group, `"${family} Fallback"`),
    ),
  ].join("\n");
}

/** The styles of the stylesheets. A width alone is left out, since its weight is that of another rule. */
export function stylesInUse(): FontStyle[] {
  const styles = new Map([["400 100", { weight: 400, stretch: 100 }]]);
  for (const name of listFiles("components").filter((one) => /css$/.test(one)))
    parse(readFileSync(join("components", name))).walkDecls(
      /^font(-weight)?$/,
      ({ value, parent }) => {
        const weight = Number.parseFloat(value);
        const own = parent?.nodes.filter((node) => node.type === "decl") ?? [];
        const width = own.find(({ prop }) => prop === "font-stretch");
        const stretch = Number.parseFloat(width?.value ?? "100");
        if (weight) styles.set(`${weight} ${stretch}`, { weight, stretch });
      },
    );
  return [...styles.values()];
}

/** A rule of fonts.css under another family, with its WOFF2 file alone. */
export function fileRule(face: FontFace, family: string, display: string) {
  const own = face.rule.clone();
  // A foundry's rule may have a second `src`, for old browsers.
  own.walkDecls(/^(font-family|src|font-display)$/, (declaration) => {
    declaration.remove();
  });
  own.append({ prop: "font-family", value: family });
  own.append({ prop: "src", value: `url("../${face.file}")` });
  own.append({ prop: "font-display", value: display });
  return own.toString();
}

/** Fonts of which devices have one, regular and bold, with the average width of a character in 2048ths of an em. */
const arial = [
  ["Arial, Roboto, Liberation Sans", 913],
  ["Arial Bold, Arial-BoldMT, Roboto Bold, Liberation Sans Bold", 983],
] as const;
const times = [
  ["Times New Roman, Liberation Serif", 832],
  ["Times New Roman Bold, TimesNewRomanPS-BoldMT, Liberation Serif Bold", 886],
] as const;

type Measured = Awaited<ReturnType<typeof measure>>;

const letters = String.fromCharCode(...Array(127).keys());

/** A style as the typeface has it, and the factor by which it is wider than its fallback. */
async function measure(
  faces: FontFace[],
  style: FontStyle,
  [regular, bold]: typeof arial | typeof times,
) {
  const [face] = facesFor(faces, style);
  if (!face) throw new Error("The typeface has no file with Latin letters.");
  const weight = within(face.weight, style.weight);
  const stretch = within(face.stretch, style.stretch);
  const [names, width] = weight < 600 ? regular : bold;
  const { xWidthAvg, ascent, descent, unitsPerEm } = await fromBuffer(
    await cutStyle(face, letters, style),
  );
  const factor = xWidthAvg / unitsPerEm / (width / 2048);
  const heights = [ascent / unitsPerEm, -descent / unitsPerEm] as const;
  return { weight, stretch, names, factor, heights };
}

/**
 * Groups of styles that one rule serves: their factors differ by less than four per cent. The first style is that of
 * most text, and has a rule of its own.
 */
function groupByWidth(styles: Measured[]): [Measured, ...Measured[]][] {
  const groups: [Measured, ...Measured[]][] = [];
  const [body] = styles;
  const sorted = styles.toSorted(
    (a, b) => a.names.localeCompare(b.names) || a.factor - b.factor,
  );
  for (const style of sorted) {
    const [first] = groups.at(-1) ?? [];
    const isNear =
      first?.names === style.names &&
      style.factor < first.factor * 1.04 &&
      first !== body &&
      style !== body;
    if (isNear) groups.at(-1)?.push(style);
    else groups.push([style]);
  }
  return groups;
}

function fallbackRule(
  group: [Measured, ...Measured[]],
  family: string,
): string {
  const [{ names, heights }] = group;
  const range = (key: "factor" | "weight" | "stretch") => {
    const values = group.map((style) => style[key]);
    return [...new Set([Math.min(...values), Math.max(...values)])];
  };
  const factors = range("factor");
  const factor = factors.reduce((a, b) => a + b) / factors.length;
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  const [ascent, descent] = heights.map((height) => percent(height / factor));
  const sources = names.split(", ").map((name) => `local("${name}")`);
  const widths = range("stretch").map((width) => `${width}%`);
  return `@font-face {
  font-family: ${family};
  src: ${sources.join(", ")};
  font-weight: ${range("weight").join(" ")};
  font-stretch: ${widths.join(" ")};
  size-adjust: ${percent(factor)};
  ascent-override: ${ascent};
  descent-override: ${descent};
}`;
}
