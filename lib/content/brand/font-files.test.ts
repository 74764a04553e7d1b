import { readFileSync } from "node:fs";
import { writeBrand } from "@/lib/content/brand/testing/write-brand";
import {
  type FontFace,
  facesFor,
  missingCharacters,
  readFonts,
} from "./font-files";

const root = ":root { --font: Own, serif; }";
const file = "./fonts/own.woff2";

/** A variable font with one full stop, whose outlines are CFF2. */
const cff2 = Buffer.from(
  "d09GMk9UVE8AAAKoAAcAAAAAAygAAAJiAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP0NGRjKDbAA0ATYCJAMIBAYHIBunAsiuCoxxTc2VsbJsh0bkCFEkEam3vPlPwcO3P/o7b1ZyApg2wlFRISEBbODpEBr4if9/3TfxQ41cny4kuEIJ9JtZ6K6ZAKZ13VDgj8Hfz22if3lAUglxDfHIdUoVr+JVtFEtRDKhUc0mD5oIjs9ZMeDW9P/83+y9qB9YL5IFInPQWLQmSaAJhWNiIHV3InZQ2/Q9UGiItuYQkr2lMQVVjG0xhLFhothYBOTo2JnXghGAAQrgBgQgkHCl0VjRACbwPyBEuSWElg1lthiUGpXarFUwBrtw3tYE+4DA+icQXV+lVE0ZQi1NOT4gZshKmNtGiBCzHVDtb8IhdPo/ZUEGsI39hfE8vl5HGDv6rlE3R0u33x3q5oKCMmMM1IVQ0bB1Mjm5EwYiblAydXJWh5ZWlvKWkpPz0tJSptJWh0SmdgO6Se3QaCAWNYh0Iz0DUzMlAyUlJRU5eSMVIxgoQmwcnEoOZA18+K5TN1Ddv2AAqW7wdzO7U2/fg9cu6MvC7ddcn8Bv2fKGmnYR3a62d7xBfFlOZ2+838C3DGjyVdaTE64zFnf5mLLV6jQo+t5XlgZdRPvWSzgYLGI5AQFB9S9cf0tp/93phWzR62hp0iMykNw9MLWqQdZlUgdicBFrcYMp6QfDhICrj/MPK5db+b+cmNaRfnlo8ZGn63fZnkxCmPEYUMsWHbnRwfVfpxak03oQkKEJErFRFRyAChC63/9BCQHwrNTNetnGPPL0pa8cKR8A7tKicRhwl7raoKeZO065BCQKFfnwbxlDo72Aw3sQrHVFqSCfPeIhGxSkhv5PEAIAAAA=",
  "base64",
);

test("characters that no file of the typeface has are missing", () => {
  const has: FontFace["has"] = (character) => "amक".includes(character);
  const missing = missingCharacters("नम aक 日", [{ has } as FontFace]);
  expect(missing).toEqual(["न", "म", "日"]);
});

test.each([
  ["é", "e\u0301"],
  ["e\u0301", "é"],
])(
  "a letter with its mark is not missing in a font that has %j, typed as %j",
  (own, typed) => {
    const has: FontFace["has"] = (character) => own.includes(character);
    expect(missingCharacters(typed, [{ has } as FontFace])).toEqual([]);
  },
);

test.each([
  ["no rule", "", /^1:1 the typeface: no --font: .*--font: "Name"/],
  ["no --font", face(), /^1:1 the typeface: no --font: .*in this file/],
  [
    "another family",
    root + face().replace("Own", "Other"),
    /^1:30 .*: @font-face .*rules of Own, which --font names first/,
  ],
  ["a family without rules", root, /^1:9 .*: Own, serif: .*in this file/],
  ["an import", `${root}${face()}\n@import "b.css";`, /^2:1 .*: @import/],
  ["a class", `${root}${face()}\n.own {}`, /^2:1 .*: .own .*@font-face rules/],
  ["a missing file", root + face().replace("own.", "no."), /can be read/],
  ["a file elsewhere", root + face().replace(".", "//a.b"), /can be read/],
  ["a damaged file", root + face().replace("own.", "bad."), /can be read/],
  [
    "a file that cards cannot be drawn with",
    root + face().replace("own.", "cff2."),
    /\.ttf\.woff2 instead of \.otf/,
  ],
  ["a weight by name", root + face("font-weight: Black"), /: one number/],
  ["an open brace", `${root}\n@font-face {`, /^2:1 the whole file: .*Unclosed/],
])("%s in fonts.css is a mistake with its place", (_kind, css, expected) => {
  const found = fonts(css).issues.map(
    ({ line, column, location, found, expected }) =>
      `${line}:${column} ${location}: ${found}: ${expected}`,
  );
  expect(found).toEqual([expect.stringMatching(expected)]);
});

test.each([
  [400, 100, "400; font-stretch: normal"],
  [500, 106, "400; font-stretch: normal"],
  [600, 100, "bold; font-stretch: normal"],
  [640, 125, "bold; font-stretch: normal"],
  [700, 80, "400; font-stretch: 75%"],
  [400, 100, "italic", true],
])("weight %i, width %i: %s", (weight, stretch, expected, isItalic = false) => {
  const styles = [
    "font-style: italic",
    "font-weight: 400; font-stretch: normal",
    "font-weight: bold; font-stretch: normal",
    "font-weight: 400; font-stretch: 75%",
  ];
  const { faces } = fonts(root + styles.map((style) => face(style)).join(""));
  const chosen = facesFor(faces, { weight, stretch, isItalic });
  expect(chosen.map(({ rule }) => String(rule))).toEqual([
    expect.stringContaining(expected),
  ]);
});

test("a width by name is that of its per cent", () => {
  const { faces } = fonts(root + face("font-stretch: Condensed expanded"));
  expect(faces.map(({ stretch }) => stretch)).toEqual([[75, 125]]);
});

function face(descriptors = "font-style: normal"): string {
  return `@font-face { font-family: "Own"; src: url("${file}?v=1") format("woff2"); ${descriptors}; }`;
}

function fonts(css: string) {
  const known = readFonts().faces.find(
    (face) => missingCharacters("aé", [face]).length === 0,
  );
  writeBrand({
    "content/brand/fonts/own.woff2": readFileSync(known?.file ?? ""),
    "content/brand/fonts/bad.woff2": "wOF2",
    "content/brand/fonts/cff2.woff2": cff2,
    "content/brand/fonts.css": css,
  });
  return readFonts();
}
