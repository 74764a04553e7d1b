import { readFileSync } from "node:fs";
import { clampChroma, formatHex, wcagContrast } from "culori";
import {
  brandColors,
  colorsFile,
  readColors,
} from "@/lib/content/brand/colors";
import { writeColors } from "@/lib/content/brand/testing/write-brand";
import { surfaces } from "@/lib/content/enums";
import { colorIssues } from "./contrast";

const sample = readFileSync(colorsFile, "utf8");

test("a brand colour that is too light is named with its line", () => {
  const { line, mistakes } = mistakesWith("--neel: #7fb7ff;");
  expect(mistakes).not.toEqual([]);
  // As the text, or as the background of a text.
  for (const { location, found, ...place } of mistakes)
    expect(
      place.line === line && location === "--neel"
        ? "the text"
        : found.includes(`--neel #7fb7ff of line ${line}:`) && "a background",
    ).toBeTruthy();
});

test.each(["#٧fb٧ff", "#७fb७ff"])(
  "the digits of %s are to be those from 0 to 9",
  (color) => {
    const { mistakes } = mistakesWith(`--neel: ${color};`);
    expect(mistakes).toMatchObject([{ suggestion: "#7fb7ff" }]);
  },
);

test("the focus ring is seen on every surface in both themes", () => {
  const others = ["card", "deep-card", "night"];
  for (const theme of ["light", "dark"] as const)
    for (const surface of [undefined, ...Object.keys(surfaces), ...others]) {
      const { token } = readColors(theme, surface);
      const ratio = wcagContrast(
        token("--focus-ring").hex,
        token("--surface").hex,
      );
      expect({ theme, surface, seen: ratio >= 3 }).toMatchObject({
        seen: true,
      });
    }
});

test.each([
  ["--neel #2b3fb5;", "the whole file: --neel #2b3fb5;"],
  ["--neel: white;", "--neel: white"],
  ["--neel: #zzzzzz;", "--neel: #zzzzzz"],
  ["--neel: #11111a1a;", "--neel: #11111a1a"],
  ["--neel: #1111111;", "--neel: #1111111"],
  ["--neel: var(--neel);", "--neel: var(--neel)"],
])("%s is one mistake with its line", (declaration, expected) => {
  const { line, mistakes } = mistakesWith(declaration);
  expect(mistakes).toMatchObject([{ line }]);
  const [{ location, found } = {}] = mistakes;
  expect(`${location}: ${found}`).toBe(expected);
});

test("text on white is too faint below 4.5:1", () => {
  const contrastsOf = (color: string) => {
    writeColors(`${sample}:root { --error: ${color}; --card: #ffffff; }`);
    return colorIssues()
      .filter(({ location }) => location === "--error")
      .map(({ found }) => found.split(": ")[1]);
  };
  expect(contrastsOf("#767676")).toEqual([]);
  expect(contrastsOf("#777777")).toEqual(["a contrast of 4.48:1"]);
});

test("each colour of the brand that is missing is named", () => {
  writeDeclarations("--madder: #b3261e;");
  expect(mistakesInShort()).toEqual(
    brandColors.slice(1).map((name) => `${name}: nothing`),
  );
});

test.each([
  ["--papr: #fff;", "--paper"],
  ["--ink-sofd: #333;", "--ink-soft"],
  ["--madderr: #b3261e;", "--madder"],
])("for %s the check suggests %s", (written, suggestion) => {
  const others = brandOf(30, 0.1).filter((one) => !one.startsWith(suggestion));
  writeDeclarations(...others, "--of-my-own: #123456;", written);
  expect(colorIssues()).toMatchObject([{ suggestion }]);
});

test("a background is named if no text can be read on it", () => {
  writeDeclarations(...brandOf(30, 0.1), "--marigold: #6f6f6f;");
  expect(colorIssues()).toMatchObject([{ location: "--marigold", line: 9 }]);
});

const hues = [...Array(12).keys()].map((index) => index * 30);

test.each(hues)(
  "seven colours of the hue %i are enough: all text can be read",
  (hue) => {
    for (const chroma of [0, 0.04, 0.12, 0.3]) {
      writeDeclarations(...brandOf(hue, chroma));
      expect(mistakesInShort()).toEqual([]);
    }
  },
);

test.each(["#0d0d0d", "#000000"])("a brand of %s is readable", (black) => {
  writeDeclarations(...brand(black, "#ffffff"));
  expect(mistakesInShort()).toEqual([]);
});

/** The mistakes of the sample's colors.css with this instead of its --neel, and the line of that. */
function mistakesWith(declaration: string) {
  writeColors(sample.replace(/--neel: [^;]+;/, declaration));
  const line = sample.slice(0, sample.indexOf("--neel:")).split("\n").length;
  return { line, mistakes: colorIssues() };
}

function mistakesInShort() {
  return colorIssues().map(({ location, found }) => `${location}: ${found}`);
}

/** A colors.css of these declarations alone, the first in line 2. */
function writeDeclarations(...declarations: string[]) {
  writeColors([":root {", ...declarations, "}"].join("\n"));
}

/** Colours of one hue that the check just accepts: white can be read on the dark ones, black on the others. */
function brandOf(hue: number, chroma: number) {
  const shades = [...Array(101).keys()].map((percent) =>
    formatHex(
      clampChroma(
        { mode: "oklch", l: percent / 100, c: chroma, h: hue },
        "oklch",
      ),
    ),
  );
  const reads = (text: string) => (shade: string) =>
    wcagContrast(text, shade) >= 4.5;
  return brand(
    shades.findLast(reads("#fff")) ?? "",
    shades.find(reads("#000")) ?? "",
  );
}

function brand(dark: string, light: string) {
  return brandColors.map(
    (name) => `${name}: ${name.includes("marigold") ? light : dark};`,
  );
}
