import { cache, createElement, type ReactElement, type SVGProps } from "react";
import { readDrawing, renameIds } from "./read-drawing";
import type { SvgElement } from "./svg-file";

/** Cached for one page only, because a file may change while the dev server runs. */
const opened = cache((file: string) => ({ $: readDrawing(file), shown: 0 }));

/** A drawing of the project, inlined so that it has the colours around it. Assistive technology ignores it. */
export function Svg({
  file,
  ...props
}: { file: string } & SVGProps<SVGSVGElement>) {
  const own = opened(file);
  own.shown += 1;
  // An id stands once in a page, also where the page shows the drawing again.
  if (own.shown > 1)
    renameIds(own.$, (id) => id.replace(/^(\d+\.)?/, `${own.shown}.`));
  const [root] = own.$.root().children();
  return root && draw(root, { "aria-hidden": true, ...props });
}

function draw(
  { name, attribs, children }: SvgElement,
  props: SVGProps<SVGSVGElement> = {},
): ReactElement {
  const own = Object.entries(attribs)
    .filter(([name]) => !name.includes(":"))
    .map(([name, value]) => [reactName(name), value]);
  const all = children.map((child) => {
    if (child.type === "text") return child.data;
    return "attribs" in child ? draw(child) : "";
  });
  return createElement(name, { ...Object.fromEntries(own), ...props }, ...all);
}

function reactName(attribute: string): string {
  if (attribute === "class") return "className";
  if (/^(aria|data)-/.test(attribute)) return attribute;
  return attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
