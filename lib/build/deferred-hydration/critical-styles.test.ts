import { divideStyles } from "./critical-styles";

const divide = (css: string) => divideStyles(css, new Set(["_hero", "_title"]));

test("rules that can match in the first view stay, in their order, and the others go", () => {
  expect(
    divide("a{b:c}._hero ._title{b:c}._card{b:c}._hero,._card{b:c}"),
  ).toEqual({
    critical: "a{b:c}._hero ._title{b:c}._hero,._card{b:c}",
    rest: "._card{b:c}",
  });
});

test("rules of the base sheet stay", () => {
  const base = ".wrap{b:c}.wrap>.soft{b:c}";
  expect(divide(base)).toEqual({ critical: base, rest: "" });
});

test("a rule stays as long as only what stands in brackets is missing", () => {
  const rule = ":is(._hero:nth-child(2),._card) ._title:not(._card){b:c}";
  expect(divide(rule)).toEqual({ critical: rule, rest: "" });
});

test("what SVG would read as markup stays", () => {
  const kept = "@container (width<9px){._card{b:c}}._card{b:url(?c&d)}";
  expect(divide(kept)).toEqual({ critical: kept, rest: "" });
});

test("conditions are kept around both parts, and not around none", () => {
  expect(
    divide(
      "@media (width>=1px){._hero{b:c}._card{b:c}}@supports (b:c){._card{b:c}}@starting-style{._hero{b:c}}",
    ),
  ).toEqual({
    critical: "@media (width>=1px){._hero{b:c}}@starting-style{._hero{b:c}}",
    rest: "@media (width>=1px){._card{b:c}}@supports (b:c){._card{b:c}}",
  });
});

test("animations and fonts stay", () => {
  const kept =
    "@keyframes x{0%{b:c}to{b:d}}@font-face{font-family:y;src:url(z)}";
  expect(divide(kept)).toEqual({ critical: kept, rest: "" });
});
