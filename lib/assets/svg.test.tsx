import { renderToStaticMarkup } from "react-dom/server";
import { parseDrawing } from "./svg";

const path = '<path d="M0 0h4v4z"/>';

function draw(source: string) {
  return renderToStaticMarkup(parseDrawing("mark.svg", source));
}

test("a drawing with a size and a position takes those of its frame", () => {
  expect(
    draw(
      `<?xml version="1.0"?><!-- Generator --><svg xmlns="http://www.w3.org/2000/svg" x="0px" y="0px" width="4" height="4" viewBox="0 0 4 4">${path}</svg>\n`,
    ),
  ).toBe('<svg viewBox="0 0 4 4"><path d="M0 0h4v4z"></path></svg>');
});

test("a drawing without a viewBox gets one from its size", () => {
  expect(draw(`<svg width="24px" height="12px">${path}</svg>`)).toContain(
    'viewBox="0 0 24 12"',
  );
});

test("styles in attributes become attributes, which the policy of the site allows", () => {
  expect(
    draw(
      '<svg viewBox="0 0 4 4"><path style="fill:#fff; stroke-width:2"/></svg>',
    ),
  ).toContain('<path fill="#fff" stroke-width="2">');
});

test("a drawing that cannot be used is named with how to fix it", () => {
  expect(() => draw("PNG")).toThrow(
    "mark.svg is not an SVG drawing with a viewBox. Export it as SVG.",
  );
  expect(() => draw(`<svg>${path}</svg>`)).toThrow(
    "mark.svg is not an SVG drawing with a viewBox.",
  );
  expect(() =>
    draw('<svg viewBox="0 0 4 4"><style>.a{}</style></svg>'),
  ).toThrow("mark.svg has a <style> element.");
});
