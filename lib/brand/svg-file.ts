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
  const box = viewBox?.trim().split(/[\s,]+/) ?? ["0", "0", width, height];
  const [x = 0, y = 0, w = 0, h = 0] = box.map((length) =>
    length.endsWith("%") ? 0 : Number.parseFloat(length),
  );
  return w > 0 && h > 0 ? [x, y, w, h] : undefined;
}

type Node = Partial<Pick<Element, "name" | "attribs">> & {
  data?: string;
  children?: Node[];
};

/** The file, such as a scan, that a drawing needs. Browsers load none for a picture. */
export function usedFile(node: Node): string | undefined {
  const { name, data = "", attribs = {}, children = [] } = node;
  const link = name === "a" ? "" : (attribs.href ?? attribs["xlink:href"]);
  const css = [data, ...Object.values(attribs)].join("\n");
  const urls = css.match(/(?<=url\(\s*["']?|@import\s+["'])[^"')\s]+/g) ?? [];
  return [link, ...urls, ...children.map(usedFile)].find(
    (file) => file && !/^\s*(#|data:)/i.test(file),
  );
}
