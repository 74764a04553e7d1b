import { parseHtml } from "@/lib/publish/export/html";
import { divideStyles } from "./page-styles";

const pageStyledBy = (css: string) => ({
  file: "a.html",
  $: parseHtml(
    `<head><style>${css}</style></head><body><main><section class="hero"><h1 class="title -0Hoo md:big w-1/2" title="a:b">${"A line of text. ".repeat(7)}</h1></section><section class="card"></section></main></body>`,
  ),
});

const firstStyles = (css: string) => {
  const divided = pageStyledBy(css);
  divideStyles(divided);
  return divided.$("head style").text();
};

test.each([
  ["a class", ".hero .title{b:c}", ".card{b:c}.hero .card{b:c}"],
  ["a class that CSS escapes", ".-\\30 Hoo{b:c}", ".-\\31 Hoo{b:c}"],
  ["a class with a sign", ".md\\:big.w-1\\/2{b:c}", ".md\\:small{b:c}"],
  ["a value", "h1:not([x=y]){b:c}", "[x=y]{b:c}"],
  [
    "a value that a script sets",
    "html[x] [title='a:b']{b:c}",
    "html[x=y] h1{b:c}",
  ],
  ["the place", "main>.hero>h1{b:c}", "main>h1,.title .hero,h2{b:c}"],
  ["brackets", ":is(.hero:nth-child(2),.card) h1:not(.card){b:c}", ""],
  ["an animation", "@keyframes x{0%{b:c}}", "@media (width < 9px){}"],
  ["a screen", "@media (width < 9px){h1{b:c}}", "@media print{h1{b:c}}"],
])("only %s that the first block needs is first", (_name, needed, rest) => {
  expect(firstStyles(needed + rest)).toBe(needed);
});

test("properties that the first block does not use come after it", () => {
  const used = firstStyles("h1{--x:y;--z:y;color:var(--x)}");
  expect(used).toBe("h1{--x:y;color:var(--x)}");
});

test("the whole stylesheet is what a browser reads after the block", () => {
  const css = "@media (9px<width){h1{b:c}}";
  const page = pageStyledBy(css);
  divideStyles(page);
  expect(parseHtml(page.$.html())("svg style").text()).toBe(css);
});
