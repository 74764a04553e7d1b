import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Element, htmlToDOM } from "html-react-parser";

/** @param file path below the project's root */
export function drawingSource(file: string): string {
  return readFileSync(join(process.cwd(), file), "utf8");
}

/** Parses a drawing as XML, which keeps the case of names: viewBox, linearGradient. */
export function parseSvg(source: string): Element | undefined {
  return htmlToDOM(source.trim(), { xmlMode: true }).find(
    (node) => "attribs" in node && node.name === "svg",
  ) as Element | undefined;
}

/** Left, top, width and height of a drawing in its own units. */
export function getViewBox(
  root: Element | undefined,
): [number, number, number, number] | undefined {
  const { viewBox, width = "", height = "" } = root?.attribs ?? {};
  const box = viewBox?.split(/[\s,]+/) ?? ["0", "0", width, height];
  const [x = 0, y = 0, w, h] = box.map(Number.parseFloat);
  return w && h ? [x, y, w, h] : undefined;
}
