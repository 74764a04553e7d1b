import { parseHtml, serializeHtml } from "../html";
import { divideStyles } from "./page-styles";

const page = (css: string) => ({
  file: "a.html",
  tree: parseHtml(
    `<head><style>${css}</style></head><body><main><section class="hero"><h1 class="title">${"A line of text. ".repeat(7)}</h1></section><section class="card"></section></main></body>`,
  ),
});

const firstStyles = (css: string) => {
  const divided = page(css);
  divideStyles(divided);
  return /<style>(.*?)<\/style>/.exec(serializeHtml(divided.tree))?.[1];
};

test.each([
  ["rules that name no class", "a{b:c}[data-x]>p{b:c}"],
  [
    "rules of which only what stands in brackets is missing",
    ":is(.hero:nth-child(2),.card) .title:not(.card){b:c}",
  ],
  [
    "rules of which one selector can match",
    "@media (width < 9px){.hero,.card{b:c}}",
  ],
  ["animations and fonts", "@keyframes x{0%{b:c}}@font-face{src:url(z)}"],
])("%s stand before the first block", (_name, css) => {
  expect(firstStyles(css)).toBe(css);
});

test("rules that only later elements need do not", () => {
  expect(firstStyles(".hero .title{b:c}.card{b:c}.hero .card{b:c}")).toBe(
    ".hero .title{b:c}",
  );
});

test("the whole sheet follows the block, escaped as a drawing's text", () => {
  const divided = page("@media (width < 9px){.card > .title{b:c}}");
  divideStyles(divided);
  expect(serializeHtml(divided.tree)).toContain(
    '</h1></section><svg aria-hidden="true" width="0" height="0"><style>@media (width &lt; 9px){.card &gt; .title{b:c}}</style></svg>',
  );
});
