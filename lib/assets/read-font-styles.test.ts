import { readFontStyles } from "./read-font-styles";

const read = (css: string) =>
  readFontStyles(css, "a.css").map(
    ({ weight, stretch }) => `${weight} ${stretch}%`,
  );

test.each([
  ["font-weight: 650", "650 100%"],
  ["font-weight: Bold", "700 100%"],
  ["font-weight: normal; font-stretch: semi-condensed", "400 87.5%"],
  ["font-stretch: 106%; font-weight: 600", "600 106%"],
  ["font: 600 var(--size) / 1.5 var(--font)", "600 100%"],
  ["font: 600 1rem Own; font-stretch: 125%", "600 125%"],
  ["font-stretch: 125%; font: 600 1rem Own", "600 100%"],
  ["font: inherit; font-weight: 500", "500 100%"],
  ["@media print { font-weight: 500 }", "500 100%"],
])("%s is a style", (css, style) => {
  expect(read(`.a { ${css} }`)).toEqual([style]);
});

test.each([
  ".a { font: inherit }",
  ".a { font-weight: unset }",
  ".a { font-stretch: 106% }",
  "@font-face { font-weight: 100 900 }",
])("%s is no style", (css) => {
  expect(read(css)).toEqual([]);
});

test.each([
  ["font-weight: bolder", "a number, such as 600"],
  ["font-weight: var(--w)", "a number, such as 600"],
  ["font-weight: 0", "a number, such as 600"],
  ["font-stretch: calc(100% + 6%)", "per cent, such as 106%"],
  ["font: italic 650 1rem Own", "a number in front, such as 600"],
  ["font: var(--all)", "a number in front, such as 600"],
])("%s stops the build with its place", (css, expected) => {
  expect(() => read(`.a {\n  ${css};\n}`)).toThrow(
    `a.css:2: "${css}", but write ${expected}.`,
  );
});
