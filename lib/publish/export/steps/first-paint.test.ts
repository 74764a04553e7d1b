import { parseHtml } from "@/lib/publish/export/html";
import { holdFirstPaint } from "./first-paint";

test.each([
  ["the element behind the text around it", "", "#b"],
  ["the script at the end of this text", '<script id="s"></script>', "#s"],
])("the first paint waits for the heading until %s starts", (_, end, href) => {
  const $ = parseHtml(
    `<main><section><h1>A</h1><p id="a"></p>${end}</section><p id="b"></main>`,
  );
  holdFirstPaint({ file: "a.html", $ });
  expect($("head link").attr("href")).toBe(href);
});
