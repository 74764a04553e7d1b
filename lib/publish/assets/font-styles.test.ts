import { parse } from "postcss";
import type { FontFace } from "@/lib/content/brand/font-files";
import { fileRule } from "./font-styles";

test("a rule with two sources gets its WOFF2 file alone", () => {
  const [rule] = parse(
    '@font-face { src: url("a.eot"); src: url("a.eot?#iefix"), url("a.woff2"); font-weight: 700 }',
  ).nodes;
  const own = fileRule({ rule, file: "a.woff2" } as FontFace);
  expect(own.match(/url\([^)]*\)/g)).toEqual(['url("../a.woff2")']);
  expect(own).toContain("font-weight: 700");
});
