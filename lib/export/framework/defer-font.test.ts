import { parseHtml, serializeHtml } from "../html";
import { deferFont } from "./defer-font";

const page = (head: string) =>
  `<html><head><meta charset="utf-8">${head}</head><body></body></html>`;
const preload = '<link rel="preload" href="/a.woff2" as="font">';

test("the font waits for the loader, and comes at once where there is no script", () => {
  const tree = parseHtml(
    page(
      `<title>T</title>${preload}<style>a{b:c}@font-face{font-family:T;src:url(/a.woff2)}@font-face{font-family:F;src:local("Arial")}</style>`,
    ),
  );
  deferFont(tree);
  expect(serializeHtml(tree)).toBe(
    page(
      '<link rel="preload" href="/a.woff2" as="font" media="(scripting: none)"><style media="(scripting: none)">@font-face{font-family:T;src:url(/a.woff2)}html:root{--font-missing:0}</style><title>T</title><style>a{b:c}@font-face{font-family:F;src:local("Arial")}:root{--font-missing:1}</style>',
    ),
  );
});

test.each([
  ["no font: the loader would find another tag", "", "preloads no font"],
  ["two fonts: only one would wait", preload + preload, "more than one font"],
  ["a font that no style declares", preload, "declare no font"],
])("a page that preloads %s is an error", (_name, head, message) => {
  expect(() => deferFont(parseHtml(page(head)))).toThrow(message);
});
