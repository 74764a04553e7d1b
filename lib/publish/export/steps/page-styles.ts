import type { Cheerio } from "cheerio";
import { AtRule, parse } from "postcss";
import type { Page } from "@/lib/publish/export/build";
import { elementsUpTo, firstBlock } from "@/lib/publish/export/first-block";
import type { Element } from "@/lib/publish/export/html";

/**
 * Puts the styles into a page in reading order: the head has the rules for the first block and all before it, the end
 * of the block the whole stylesheet. The first paint waits for 7 kB less.
 */
export function divideStyles({ $ }: Page): void {
  const style = $("head style").last();
  const whole = style.text();
  const first = firstBlock($);
  // HTML allows no style element in the body, but SVG does, where browsers parse its text like any other.
  const drawing = $(
    '<svg aria-hidden="true" class="visually-hidden"><style></style></svg>',
  );
  $(first).append(drawing);
  style.text(matchingStyles($(elementsUpTo(first, $)), whole));
  drawing.find("style").text(whole);
}

/** What a script or a visitor changes: pseudo-classes with their arguments, and attributes unless the selector has a value. */
const changing =
  /(\[[^\]]+=[^\]]*\])|\[[^\]]*\]|(?<!\\)::?[\w-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g;

/** The rules that may match one of these elements on a screen, without unused custom properties. */
function matchingStyles(elements: Cheerio<Element>, css: string): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const { parent, selector } = rule;
    if (parent instanceof AtRule && /keyframes$/i.test(parent.name)) return;
    if (!elements.is(selector.replace(changing, "$1:is(*)"))) rule.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.params === "print" || rule.nodes?.length === 0) rule.remove();
  });
  const values = elements
    .get()
    .flatMap(({ attribs }) => Object.values(attribs));
  const used = [sheet, ...values].join(" ");
  sheet.walkDecls(/^--/, (declaration) => {
    if (!used.includes(`var(${declaration.prop}`)) declaration.remove();
  });
  return sheet.toString();
}
