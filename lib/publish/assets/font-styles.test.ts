import { readFileSync } from "node:fs";
import { parse } from "postcss";
import {
  type FontFace,
  facesFor,
  readFonts,
} from "@/lib/content/brand/font-files";
import { writeBrand } from "@/lib/content/brand/testing/write-brand";
import { within } from "./cut-font";
import { fileRule, fontStyles, readStyles, stylesInUse } from "./font-styles";

test("a rule with two sources gets its WOFF2 file alone", () => {
  const [rule] = parse(
    '@font-face { src: url("a.eot"); src: url("a.eot?#iefix"), url("a.woff2"); font-weight: 700 }',
  ).nodes;
  const face = { rule, file: "a.woff2" } as FontFace;
  const own = fileRule(face, "B", "swap");
  expect(own.match(/url\([^)]*\)/g)).toEqual(['url("../a.woff2")']);
  expect(own).toContain("font-weight: 700");
});

test.each([
  ["font-weight: 650", "650 100%"],
  ["font-weight: Bold; font-stretch: semi-condensed", "700 87.5%"],
  ["font-stretch: 106%; font-weight: 600", "600 106%"],
  ["font: 600 var(--size) / 1.5 var(--font)", "600 100%"],
  ["@media print { font-weight: 500 }", "500 100%"],
])("%s is a style beside the regular one", (css, style) => {
  const styles = readStyles(parse(`.a { ${css} } .b { font-stretch: 120% }`));
  expect(styles.map((one) => `${one.weight} ${one.stretch}%`)).toEqual([
    "400 100%",
    style,
  ]);
});

test.each([
  ["serif", "Times New Roman"],
  ["sans-serif", "Arial"],
])(
  "a %s typeface has %s as fallback, bold for bold styles",
  async (kind, name) => {
    const file = "content/brand/fonts.css";
    const css = readFileSync(file, "utf8");
    writeBrand({ [file]: css.replace(/(--font:.*?)[\w-]+;/, `$1${kind};`) });
    for (const { src, weight } of await fallbacks()) {
      expect(src).toContain(name);
      expect(src.includes("Bold")).toBe(weight >= 600);
    }
  },
);

test("each style of the stylesheets has a fallback of its weight and width", async () => {
  const { faces } = readFonts();
  const styles = stylesInUse().map((style) => {
    const [face] = facesFor(faces, style);
    const weight = face && within(face.weight, style.weight);
    return `${weight} ${face && within(face.stretch, style.stretch)}`;
  });
  const own = await fallbacks();
  expect(own.map(({ weight, stretch }) => `${weight} ${stretch}`)).toEqual([
    ...new Set(styles),
  ]);
});

test("the fallback of a wider style is wider", async () => {
  const all = await fallbacks();
  for (const one of all)
    for (const other of all)
      if (one.weight === other.weight && one.stretch < other.stretch)
        expect(one.size).toBeLessThan(other.size);
});

test("text waits for the rules of its own characters alone", async () => {
  const own = readFonts().faces.find(({ has }) => has("b"));
  const src = `url("${own?.file.replace("content/brand", ".")}")`;
  const rules = ["U+0-61, U+63", "U+62", "u+6?"].map(
    (range) =>
      `@font-face { font-family: A; src: ${src}; unicode-range: ${range} }`,
  );
  const css = `:root { --font: A; } ${rules.join("")}`;
  writeBrand({ "content/brand/fonts.css": css });
  const styles = await fontStyles("b");
  const awaited = styles.matchAll(/unicode-range: (.*?);[^}]*Awaited/g);
  expect([...awaited].map(([, range]) => range)).toEqual(["U+62", "u+6?"]);
});

async function fallbacks() {
  const rules = parse(await fontStyles("e")).nodes.map((rule) => {
    const value = (name: string) =>
      new RegExp(`\\b${name}: (.*);`).exec(String(rule))?.[1] ?? "";
    return {
      weight: Number.parseFloat(value("font-weight")),
      stretch: Number.parseFloat(value("font-stretch")),
      size: Number.parseFloat(value("size-adjust")),
      src: value("src"),
    };
  });
  return rules.filter(({ src }) => src.startsWith("local"));
}
