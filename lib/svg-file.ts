import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Element, htmlToDOM } from "html-react-parser";

/** Left, top, width and height of a drawing in its own units. */
export function viewBoxOf(
  source: string,
): [number, number, number, number] | undefined {
  const { viewBox, width = "", height = "" } = rootOf(source)?.attribs ?? {};
  const box = viewBox?.split(/[\s,]+/) ?? ["0", "0", width, height];
  const [x = 0, y = 0, w, h] = box.map(Number.parseFloat);
  return w && h ? [x, y, w, h] : undefined;
}

/** @param file path below the project's root */
export function drawingSource(file: string): string {
  return readFileSync(join(process.cwd(), file), "utf8");
}

/** What a drawing has to be that stands in a page, with the colours, the font and the policy of the page; nothing if it is. */
export function drawingError(source: string): string | undefined {
  const root = rootOf(source);
  if (!root || !viewBoxOf(source))
    return "an SVG drawing with a viewBox; export it as SVG";
  if (has(root, "style"))
    return "no <style> element; export it with presentation attributes instead of CSS";
  if (has(root, "text"))
    return "no <text> element, which every device draws in another font; turn text into outlines before you export it";
  return undefined;
}

/** Read as XML, which keeps the case of names: viewBox, linearGradient. */
export function rootOf(source: string): Element | undefined {
  return htmlToDOM(source.trim(), { xmlMode: true }).find(
    (node) => "attribs" in node && node.name === "svg",
  ) as Element | undefined;
}

function has(element: Element, name: string): boolean {
  return element.children.some(
    (child) => "attribs" in child && (child.name === name || has(child, name)),
  );
}
