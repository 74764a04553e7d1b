import { readFileSync } from "node:fs";
import { parse } from "postcss";
import { type FontFace, facesFor, readFonts } from "@/lib/brand/font-files";
import { writeBrand } from "@/lib/brand/testing/write-brand";
import { within } from "./cut-font";
import { fileRule, fontStyles, stylesInUse } from "./font-styles";

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
  ["serif", "Times New Roman"],
  ["sans-serif", "Arial"],
])("the fallbacks of a %s typeface are like %s", async (kind, name) => {
  const file = "content/brand/fonts.css";
  const css = readFileSync(file, "utf8");
  writeBrand({ [file]: css.replace(/(--font:.*?)[\w-]+;/, `$1${kind};`) });
  const fallbacks = (await fontStyles()).match(/src: local\(.*/g);
  for (const fallback of fallbacks ?? [""]) expect(fallback).toContain(name);
});

describe("fallback fonts", () => {
  type Fallback = {
    weight: number;
    stretch: number;
    size: number;
    src: string;
  };
  let fallbacks: Fallback[];

  beforeAll(async () => {
    const rules = parse(await fontStyles()).nodes.map((rule) => {
      const value = (name: string) =>
        new RegExp(`\\b${name}: (.*);`).exec(String(rule))?.[1] ?? "";
      const [weight, stretch, size] = [
        "font-weight",
        "font-stretch",
        "size-adjust",
      ].map((name) => Number.parseFloat(value(name)));
      return { weight, stretch, size, src: value("src") } as Fallback;
    });
    fallbacks = rules.filter(({ src }) => src.startsWith("local"));
  });

  test("each style of the stylesheets has one, of its weight and width", () => {
    const { main } = readFonts();
    const styles = stylesInUse().map((style) => {
      const [face] = facesFor(main, style);
      const weight = face && within(face.weight, style.weight);
      return `${weight} ${face && within(face.stretch, style.stretch)}`;
    });
    const own = fallbacks.map(({ weight, stretch }) => `${weight} ${stretch}`);
    expect(own).toEqual([...new Set(styles)]);
  });

  test("that of a bold style is bold", () => {
    for (const { weight, src } of fallbacks)
      expect(src.includes("Bold")).toBe(weight >= 600);
  });

  test("that of a wider style is wider", () => {
    for (const one of fallbacks)
      for (const other of fallbacks)
        if (one.weight === other.weight && one.stretch < other.stretch)
          expect(one.size).toBeLessThan(other.size);
  });
});
