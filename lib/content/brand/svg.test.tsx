import { renderToStaticMarkup } from "react-dom/server";
import { writeBrand } from "@/lib/content/brand/testing/write-brand";
import { markFile } from "./read-drawing";
import { Svg } from "./svg";

/** What a page has read: a page reads a file once. */
const mockPage = new Map<string, unknown>();
jest.mock("react", () => ({
  ...jest.requireActual("react"),
  cache: (read: (file: string) => unknown) => (file: string) => {
    if (!mockPage.has(file)) mockPage.set(file, read(file));
    return mockPage.get(file);
  },
}));

const path = '<path d="M0 0h4v4z"/>';
const xmlns = "http://www.w3.org/2000/svg";
const svg = (inside: string) => `<svg viewBox="0 0 4 4">${inside}</svg>`;

function draw(source: string) {
  return drawPage([["drawings/set/d0.svg", source]]);
}

/** Each key is a change: a file, and what is drawn. */
const drawings: Record<string, [source: string, drawn: string]> = {
  "a drawing with a size and a position takes those of its frame": [
    `<?xml version="1.0"?><!-- Generator --><svg xmlns="${xmlns}" x="0px" y="0px" width="4" height="4" viewBox="0 0 4 4">${path}</svg>\n`,
    svg('<path d="M0 0h4v4z"></path>'),
  ],
  "a drawing without a viewBox gets one from its size": [
    `<svg width="24px" height="12px">${path}</svg>`,
    '<svg viewBox="0 0 24 12"><path d="M0 0h4v4z"></path></svg>',
  ],
  "a drawing beside a program's own data is kept": [
    `<svg viewBox="0 0 4 4"><switch><foreignObject><i:ref xlink:href="#ai"/></foreignObject><SCRIPT/>${path}</switch></svg>`,
    '<svg viewBox="0 0 4 4"><switch><foreignObject></foreignObject><path d="M0 0h4v4z"></path></switch></svg>',
  ],
  "an entity may have any characters": [
    '<!DOCTYPE svg [<!ENTITY a "x$&y">]><svg viewBox="0 0 4 4"><g id="&a;"/></svg>',
    '<svg viewBox="0 0 4 4"><g id="set-d0-x$&amp;y"></g></svg>',
  ],
  "style attributes become presentation attributes": [
    '<svg viewBox="0 0 4 4"><path style="fill:#fff; stroke-width:2"/></svg>',
    '<svg viewBox="0 0 4 4"><path fill="#fff" stroke-width="2"></path></svg>',
  ],
  "a style without an effect is left out": [
    svg(
      '<path style="mix-blend-mode:normal;background:transparent;fill:none"/>',
    ),
    svg('<path fill="none"></path>'),
  ],
  "a wide-gamut colour is one that all programs know": [
    svg('<path style="fill:#f00;fill:color(display-p3 1 0 0)"/>'),
    svg('<path fill="rgb(255, 0, 0)"></path>'),
  ],
  "a style element becomes presentation attributes": [
    svg(
      `<style type="text/css"><![CDATA[path,.st1{fill:#00f}.st0{fill:#f00;-x-y:1}#b{fill:#0f0}path.st2{fill:#ff0!important}]]></style><path class="st0" fill="#000"/><path class="st1 st0" id="b"/><g class="st1 st2" style="fill:#fff"/><path class="st2" style="fill:#fff"/>`,
    ),
    svg(
      '<path fill="#f00"></path><path id="set-d0-b" fill="#0f0"></path><g fill="#fff"></g><path fill="#ff0"></path>',
    ),
  ],
  "a style for an attribute is stronger than one for a name": [
    svg(
      '<style>[fill="#000"]{fill:#f00}path{fill:#fff}</style><path fill="#000"/>',
    ),
    svg('<path fill="#f00"></path>'),
  ],
  "a style may be for the elements in another": [
    svg(
      "<style>.a path{fill:#f00}path{fill:#fff}</style><g class='a'><path/></g><path/>",
    ),
    svg('<g><path fill="#f00"></path></g><path fill="#fff"></path>'),
  ],
  "a drawing with a dark mode has its light look": [
    svg(
      `<style>path{fill:#111}@media (prefers-color-scheme: dark){path{fill:#fff}}</style><style media="(prefers-color-scheme:dark)">path{fill:#fff}</style><style>@media (prefers-color-scheme:light){path{stroke:light-dark(rgb(1,1,1), #fff)}}</style><path/><g fill="light-dark(var(--a,rgb(2,2,2)), rgb(9,9,9))"/>`,
    ),
    svg(
      '<path fill="#111" stroke="rgb(1,1,1)"></path><g fill="var(--a,rgb(2,2,2))"></g>',
    ),
  ],
  "a style for paper alone has no effect": [
    svg('<style media="print">path{fill:#fff}</style><path/>'),
    svg("<path></path>"),
  ],
};

test.each(Object.entries(drawings))("%s", (_change, [source, drawn]) => {
  expect(draw(source)).toBe(drawn);
});

test.each([
  ["that is none", "PNG", "an SVG drawing with a viewBox"],
  ["without a size", `<svg>${path}</svg>`, "with a viewBox"],
  ["with a size in %", '<svg width="9%" height="9%"/>', "with a viewBox"],
  [
    "with a part that no element is",
    svg("<style>g::before{}</style>"),
    "no CSS with g::before in",
  ],
  [
    "with a query",
    svg("<style>@media (width>1px){}</style>"),
    "CSS with @media",
  ],
  ["with a blend", svg('<g style="mix-blend-mode:darken"/>'), "mix-blend-mode"],
  ["with a background", svg('<g style="background:#fff"/>'), "no background"],
  ["with HTML", svg("<foreignObject><div/></foreignObject>"), "no <div>"],
  ["with half a style", svg("<style>g{</style>"), "CSS without a mistake"],
  ["with letters", svg("<g><text>A</text></g>"), "no <text> element"],
])("a drawing %s is named with how to fix it", (_name, source, message) => {
  expect(() => draw(source)).toThrow(message);
});

test("drawings with the same ids keep their own on a page", () => {
  const gradient = `<linearGradient id="a"/><path fill="url(#a)" aria-labelledby="a b"/><use href="#a"/>`;
  const files = ["a/d.svg", "b/d.svg", "b/d.svg", "b/d.svg"];
  const shown = drawPage(files.map((file) => [file, svg(gradient)]));
  for (const id of ["a-d-a", "b-d-a", "2.b-d-a", "3.b-d-a"])
    expect(shown).toContain(
      `<linearGradient id="${id}"></linearGradient><path fill="url(#${id})" aria-labelledby="${id} ${id.replace(/a$/, "b")}"></path><use href="#${id}"></use>`,
    );
});

const inInk = ' fill="currentColor"';
const inMask = '<mask id="m"><path fill="#fff"/></mask>';

test.each([
  [path, inInk, path],
  ['<path fill="black"/>', inInk, `<path${inInk}/>`],
  [
    `${inMask}<path fill="none" style="stroke:rgb(17, 17, 17)"/>`,
    inInk,
    `${inMask}<path fill="none" stroke="currentColor"/>`,
  ],
  ['<path fill="#1a2050"/>', "", '<path fill="#1a2050"/>'],
  ['<path/><g fill="#fff"/>', "", '<path/><g fill="#fff"/>'],
])("the mark %s is in ink if it is black", (source, fill, drawn) => {
  const shown = drawPage([[markFile, svg(source)]]);
  const written = drawn
    .replaceAll('"m"', '"brand-mark-m"')
    .replace(/<(path|g)([^>]*)\/>/g, "<$1$2></$1>");
  expect(shown).toBe(`<svg${fill} viewBox="0 0 4 4">${written}</svg>`);
});

/** What a page shows of these files, one after the other. */
function drawPage(files: [file: string, source: string][]) {
  writeBrand(Object.fromEntries(files));
  mockPage.clear();
  return files
    .map(([file]) => <Svg key={file} file={file} aria-hidden={undefined} />)
    .map((drawing) => renderToStaticMarkup(drawing))
    .join("");
}
