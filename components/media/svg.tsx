import { readFileSync } from "node:fs";
import { join } from "node:path";
import parse from "html-react-parser";
import {
  cloneElement,
  isValidElement,
  type ReactElement,
  type SVGProps,
} from "react";

type SvgElement = ReactElement<SVGProps<SVGSVGElement>>;

const drawings = new Map<string, SvgElement>();

/**
 * A drawing from an SVG file, inlined so that it takes the colours around it. Decorative unless it gets a label.
 * Runs at build time only: neither the file reader nor the parser reaches the browser.
 * @param file path below the project's root
 */
export function Svg({
  file,
  label,
  ...props
}: { file: string; label?: string } & SVGProps<SVGSVGElement>) {
  const naming = label
    ? { role: "img", "aria-label": label }
    : { "aria-hidden": true };
  return cloneElement(drawingOf(file), { ...naming, ...props });
}

/** The parsed drawing itself, for those who need its parts. */
export function drawingOf(file: string): SvgElement {
  const known = drawings.get(file);
  if (known) return known;
  const source = drawingSource(file).replace(/ xmlns="[^"]*"/, "");
  const element = parse(source.trim(), {
    htmlparser2: {
      xmlMode: true,
      lowerCaseTags: false,
      lowerCaseAttributeNames: false,
    },
  });
  if (!isValidElement<SVGProps<SVGSVGElement>>(element))
    throw new Error(`${file} must hold one <svg> element.`);
  drawings.set(file, element);
  return element;
}

export function drawingSource(file: string): string {
  return readFileSync(join(process.cwd(), file), "utf8");
}
