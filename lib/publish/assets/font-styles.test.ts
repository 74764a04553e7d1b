import { parse } from "postcss";
import type { FontFace } from "@/lib/content/brand/font-files";
import { fileRule } from "./font-styles";

const face = (css: string) => {
  const [rule] = parse(`@font-face { ${css} }`).nodes;
  const has = (character: string) => character === "a";
  return {
    rule,
    has,
    file: "a.woff2",
    ranges: [[0, 0xffff]],
  } as unknown as FontFace;
};

test("a rule with two sources gets its WOFF2 file alone", () => {
  const css =
    'src: url("a.eot"); src: url("a.eot?#iefix"), url("a.woff2"); font-weight: 700';
  const own = fileRule(face(css), "");
  expect(own.match(/url\([^)]*\)/g)).toEqual(['url("../a.woff2")']);
  expect(own).toContain("font-weight: 700");
});

test("a rule is for no character of the texts that its file lacks", () => {
  const own = fileRule(face("unicode-range: U+0-FFFF"), "a→🎉");
  expect(own.match(/unicode-range/g)).toHaveLength(1);
  expect(own).toContain("unicode-range: U+0-2191, U+2193-ffff");
});
