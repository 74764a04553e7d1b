import type { CheerioAPI } from "cheerio";
import { allElements, type Element } from "./html";

/**
 * The content that a window shows first: one block, or a heading and a line together with the next block. Names of links
 * do not count, because a row of links scrolls horizontally and leaves room for the next block.
 */
export function firstBlock($: CheerioAPI): Element {
  const [first, second] = $("main").children().get();
  if (!first) throw new Error("The page has no block in its main part.");
  return second && $(first).find("h1, p").text().length < 100 ? second : first;
}

/** All elements up to the end of this one. */
export function elementsUpTo(end: Element, $: CheerioAPI): Element[] {
  const all = allElements($);
  return all.slice(0, all.indexOf(end) + 1 + $(end).find("*").length);
}
