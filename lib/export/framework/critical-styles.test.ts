import { divideStyles } from "./critical-styles";

const kept = {
  "rules of the base sheet": ".wrap{b:c}.wrap>.soft{b:c}",
  "rules of which only what stands in brackets is missing":
    ":is(._hero:nth-child(2),._card) ._title:not(._card){b:c}",
  "what SVG would read as markup":
    "@container (width<9px){._card{b:c}}._card{b:url(?c&d)}",
  "animations and fonts":
    "@keyframes x{0%{b:c}to{b:d}}@font-face{font-family:y;src:url(z)}",
};

test.each([
  ...Object.entries(kept).map(([name, css]) => [`${name} stay`, css, css, ""]),
  [
    "rules that can match in the first view stay, in their order, and the others go",
    "a{b:c}._hero ._title{b:c}._card{b:c}._hero,._card{b:c}",
    "a{b:c}._hero ._title{b:c}._hero,._card{b:c}",
    "._card{b:c}",
  ],
  [
    "conditions are kept around both parts, and not around none",
    "@media (width>=1px){._hero{b:c}._card{b:c}}@supports (b:c){._card{b:c}}@starting-style{._hero{b:c}}",
    "@media (width>=1px){._hero{b:c}}@starting-style{._hero{b:c}}",
    "@media (width>=1px){._card{b:c}}@supports (b:c){._card{b:c}}",
  ],
])("%s", (_name, css = "", critical, rest) => {
  const classes = new Set(["_hero", "_title"]);
  expect(divideStyles(css, classes)).toEqual({ critical, rest });
});
