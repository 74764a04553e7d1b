import { type DOMNode, domToReact, type Element } from "html-react-parser";
import { cache, cloneElement, type ReactElement, type SVGProps } from "react";
import {
  drawingSource,
  getViewBox,
  parseSvg,
  usedFile,
} from "@/lib/brand/svg-file";

type SvgElement = ReactElement<SVGProps<SVGSVGElement>>;

/** Cached for one page only, because a file may change while the dev server runs. */
const drawing = cache((file: string) =>
  parseDrawing(file, drawingSource(file)),
);

/**
 * A drawing from an SVG file, inlined so that it inherits the colours around it. Assistive technology ignores it.
 * Runs at build time only: browsers load neither the file reader nor the parser.
 * @param file path below the project's root
 */
export function Svg({
  file,
  ...props
}: { file: string } & SVGProps<SVGSVGElement>) {
  return cloneElement(drawing(file), { "aria-hidden": true, ...props });
}

/**
 * Parses an SVG file as a design program exports it, and removes its size and position, which the caller sets.
 * @throws Error that names the file and how to fix it
 */
export function parseDrawing(name: string, source: string): SvgElement {
  const root = parseSvg(source);
  const viewBox = getViewBox(root);
  const expected = (what: string) => new Error(`${name}: expected ${what}.`);
  if (!root || !viewBox)
    throw expected("an SVG drawing with a viewBox; export it as SVG");
  if (has(root, "style"))
    throw expected(
      "no <style> element; export it with presentation attributes instead of CSS",
    );
  if (has(root, "text"))
    throw expected(
      "no <text> element, which every device draws in another font; turn text into outlines before you export it",
    );
  const file = usedFile(root);
  if (file) throw expected(`a drawing that does not need ${file}`);
  root.attribs.viewBox = viewBox.join(" ");
  for (const name of ["xmlns", "x", "y", "width", "height"])
    delete root.attribs[name];
  return domToReact([root], { replace: clean }) as SvgElement;
}

function has(element: Element, name: string): boolean {
  return element.children.some(
    (child) => "attribs" in child && (child.name === name || has(child, name)),
  );
}

/** Replaces style attributes, which the site's policy blocks, and removes what programs store in their own namespaces. */
function clean(node: DOMNode): void {
  if (!("attribs" in node)) return;
  const { style = "", "xlink:href": href, ...attributes } = node.attribs;
  if (href) attributes.href = href;
  for (const declaration of style.split(";")) {
    const [name, value] = declaration.split(":");
    if (name && value) attributes[name.trim()] = value.trim();
  }
  node.attribs = Object.fromEntries(
    Object.entries(attributes).filter(([name]) => !name.includes(":")),
  );
  node.children = node.children.filter(
    (child) => !("name" in child && /:|^metadata$/.test(child.name)),
  );
}
