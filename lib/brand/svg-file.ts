import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

/** A drawing, or an element in it. */
export type SvgElement = {
  name: string;
  attributes: Record<string, string>;
  children: (SvgElement | string)[];
};

/** @param file path below the project's root */
export function drawingSource(file: string): string {
  return readFileSync(join(process.cwd(), file), "utf8");
}

/** Parses a drawing with the parser of pages, which knows the case of SVG's names: viewBox, linearGradient. */
export function parseSvg(source: string): SvgElement | undefined {
  // Inside of a foreignObject, HTML ignores the "/" of an element that XML ends with it.
  const xmlEnd = /<([\w:.-]+)((?:"[^"]*"|'[^']*'|[^"'>])*)\/>/g;
  return parseFragment(source.replace(xmlEnd, "<$1$2></$1>"))
    .childNodes.map(readNode)
    .filter((node) => typeof node !== "string")
    .find(({ name }) => name === "svg");
}

function readNode(
  node: DefaultTreeAdapterTypes.ChildNode,
): SvgElement | string {
  if ("value" in node) return node.value;
  if (!("attrs" in node)) return "";
  const attributes = node.attrs.map(({ prefix, name, value }) => [
    prefix ? `${prefix}:${name}` : name,
    value,
  ]);
  return {
    name: node.tagName,
    attributes: Object.fromEntries(attributes),
    children: node.childNodes.map(readNode),
  };
}

/** Left, top, width and height of a drawing in its own units. */
export function getViewBox(
  root: SvgElement | undefined,
): [number, number, number, number] | undefined {
  const { viewBox, width = "", height = "" } = root?.attributes ?? {};
  const box = viewBox?.trim().split(/[\s,]+/) ?? ["0", "0", width, height];
  const [x = 0, y = 0, w = 0, h = 0] = box.map((length) =>
    length.endsWith("%") ? 0 : Number.parseFloat(length),
  );
  return w > 0 && h > 0 ? [x, y, w, h] : undefined;
}

/** The file, such as a scan, that a drawing needs. Browsers load none for a picture. */
export function usedFile(element: SvgElement): string | undefined {
  const { name, attributes, children } = element;
  const link =
    name === "a" ? "" : (attributes.href ?? attributes["xlink:href"]);
  const texts = children.filter((child) => typeof child === "string");
  const css = [...texts, ...Object.values(attributes)].join("\n");
  const urls = css.match(/(?<=url\(\s*["']?|@import\s+["'])[^"')\s]+/g) ?? [];
  const inside = children.flatMap((child) =>
    typeof child === "string" ? [] : usedFile(child),
  );
  return [link, ...urls, ...inside].find(
    (file) => file && !/^\s*(#|data:)/i.test(file),
  );
}
