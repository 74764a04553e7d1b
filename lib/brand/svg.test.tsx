import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { parseDrawing } from "./svg";

const path = '<path d="M0 0h4v4z"/>';

function draw(source: string) {
  return renderToStaticMarkup(parseDrawing(source));
}

/** Each key is a change: a file, and what is drawn. */
const drawings: Record<string, [source: string, drawn: string]> = {
  "a drawing with a size and a position takes those of its frame": [
    `<?xml version="1.0"?><!-- Generator --><svg xmlns="http://www.w3.org/2000/svg" x="0px" y="0px" width="4" height="4" viewBox="0 0 4 4">${path}</svg>\n`,
    '<svg viewBox="0 0 4 4"><path d="M0 0h4v4z"></path></svg>',
  ],
  "a drawing without a viewBox gets one from its size": [
    `<svg width="24px" height="12px">${path}</svg>`,
    '<svg viewBox="0 0 24 12"><path d="M0 0h4v4z"></path></svg>',
  ],
  "what a program stores for itself is left out": [
    `<svg xmlns:i="&ns;" viewBox="0 0 4 4"><metadata><a xmlns="&ns;"/></metadata><i:view/><use i:label="A" xlink:href="#a"/></svg>`,
    '<svg viewBox="0 0 4 4"><use href="#a"></use></svg>',
  ],
  "a drawing beside a program's own data is kept": [
    `<svg viewBox="0 0 4 4"><switch><foreignObject><i:ref xlink:href="#ai"/></foreignObject>${path}</switch></svg>`,
    '<svg viewBox="0 0 4 4"><switch><foreignObject></foreignObject><path d="M0 0h4v4z"></path></switch></svg>',
  ],
  "an entity may have any characters": [
    '<!DOCTYPE svg [<!ENTITY a "x$&y">]><svg viewBox="0 0 4 4"><g id="&a;"/></svg>',
    '<svg viewBox="0 0 4 4"><g id="x$&amp;y"></g></svg>',
  ],
  "style attributes become presentation attributes": [
    '<svg viewBox="0 0 4 4"><path style="fill:#fff; stroke-width:2"/></svg>',
    '<svg viewBox="0 0 4 4"><path fill="#fff" stroke-width="2"></path></svg>',
  ],
};

test.each(Object.entries(drawings))("%s", (_change, [source, drawn]) => {
  expect(draw(source)).toBe(drawn);
});

const svg = (inside: string) => `<svg viewBox="0 0 4 4">${inside}</svg>`;

test.each([
  ["that is none", "PNG", "an SVG drawing with a viewBox"],
  ["without a size", `<svg>${path}</svg>`, "with a viewBox"],
  ["with a style sheet", svg("<style>.a{}</style>"), "no <style> element"],
  ["with letters", svg("<g><text>A</text></g>"), "no <text> element"],
])("a drawing %s is named with how to fix it", (_name, source, message) => {
  expect(() => draw(source)).toThrow(message);
});

test("a line that is drawn in part is one path without breaks", () => {
  for (const name of ["process", "thank-you", "not-found"]) {
    const file = `content/brand/drawings/kolam/${name}.svg`;
    const svg = readFileSync(file, "utf8");
    const [line = ""] = /d="[^"]*"(?=[^>]*class="line")/.exec(svg) ?? [];
    expect(line).toMatch(/^d="M[^Mmz]+z?"$/i);
  }
});
