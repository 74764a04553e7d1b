import {
  cache,
  cloneElement,
  createElement,
  type ReactElement,
  type SVGProps,
} from "react";
import {
  drawingSource,
  getViewBox,
  parseSvg,
  type SvgElement,
} from "./svg-file";

type Drawing = ReactElement<SVGProps<SVGSVGElement>>;

/** Cached for one page only, because a file may change while the dev server runs. */
const drawing = cache((file: string) => parseDrawing(drawingSource(file)));

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
 * @throws Error whose message completes "expected …" if it cannot be used
 */
export function parseDrawing(source: string): Drawing {
  const root = parseSvg(source);
  const viewBox = getViewBox(root);
  if (!root || !viewBox)
    throw new Error("an SVG drawing with a viewBox; export it as SVG");
  if (has(root, "style"))
    throw new Error(
      "no <style> element; export it with presentation attributes instead of CSS",
    );
  if (has(root, "text"))
    throw new Error(
      "no <text> element, which every device draws in another font; turn text into outlines before you export it",
    );
  root.attributes.viewBox = viewBox.join(" ");
  for (const name of ["xmlns", "x", "y", "width", "height"])
    delete root.attributes[name];
  return draw(root);
}

function has({ children }: SvgElement, name: string): boolean {
  return children.some(
    (child) =>
      typeof child !== "string" && (child.name === name || has(child, name)),
  );
}

/** Replaces style attributes, which the site's policy blocks. */
function draw({ name, attributes, children }: SvgElement): Drawing {
  const { style = "", ...own } = attributes;
  for (const declaration of style.split(";")) {
    const [name, value] = declaration.split(":");
    if (name && value) own[name.trim()] = value.trim();
  }
  const properties = Object.entries(own)
    .filter(([name]) => !name.includes(":"))
    .map(([name, value]) => [reactName(name), value]);
  const nodes = children.map((child) =>
    typeof child === "string" ? child : draw(child),
  );
  return createElement(name, Object.fromEntries(properties), ...nodes);
}

function reactName(attribute: string): string {
  if (attribute === "class") return "className";
  if (/^(aria|data)-/.test(attribute)) return attribute;
  return attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
