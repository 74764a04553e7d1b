import { parseHtml } from "@/lib/publish/export/html";
import { holdFirstPaint } from "./first-paint";

const long = "A sentence. ".repeat(10);

test.each([
  [
    "the element behind the text around it",
    `<section><h1>A</h1><p>${long}</p></section><p id="b">`,
    "#b",
  ],
  [
    "the script at the end of this text",
    `<section><h1>A</h1><p>${long}</p><script id="s"></script></section><p>`,
    "#s",
  ],
  [
    "the script at the end of the block behind a short heading",
    '<div><h1>A</h1></div><section><p id="b"></p><script id="s"></script></section>',
    "#s",
  ],
])("the first paint waits for the heading until %s starts", (_, main, href) => {
  const $ = parseHtml(`<main>${main}</main>`);
  holdFirstPaint({ file: "a.html", $ });
  expect($("head link").attr("href")).toBe(href);
});
