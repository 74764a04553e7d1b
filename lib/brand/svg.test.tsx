import { readFileSync } from "node:fs";
import { cloneElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
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

test("an inlined drawing has the pixels of its file", async () => {
  const frame = { xmlns: "http://www.w3.org/2000/svg", width: 40, height: 40 };
  const file = `<?xml version="1.0"?><svg xmlns="${frame.xmlns}" width="40" height="40" viewBox="0 0 4 4"><linearGradient id="a"><stop stop-color="#c00"/></linearGradient><path style="fill:url(#a);stroke-width:.5" stroke="#00f" d="M1 1h2v2z"/></svg>`;
  const inlined = renderToStaticMarkup(cloneElement(parseDrawing(file), frame));
  const decode = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer();
  const pixels = await decode(inlined);
  expect(pixels.equals(await decode(file))).toBe(true);
  expect(new Set(pixels).size).toBeGreaterThan(2);
});

test("a line that is drawn in part is one path without breaks", () => {
  for (const name of ["process", "thank-you", "not-found"]) {
    const file = `content/brand/drawings/kolam/${name}.svg`;
    const svg = readFileSync(file, "utf8");
    const [line = ""] = /d="[^"]*"(?=[^>]*class="line")/.exec(svg) ?? [];
    expect(line).toMatch(/^d="M[^Mmz]+z?"$/i);
  }
});
