import { type Element, findElements, type Tree, textContent } from "./html";

/**
 * The content that a window shows first: one block, or a heading and a line together with the next block. Names of links
 * do not count, because a row of links scrolls horizontally and leaves room for the next block.
 */
export function firstBlock(tree: Tree): Element {
  const [main] = findElements(tree, "main");
  const [first, second] = findElements(tree).filter(
    ({ parentNode }) => parentNode === main,
  );
  if (!first) throw new Error("The page has no block in its main part.");
  const lines = ["h1", "p"].flatMap((name) => findElements(first, name));
  const text = lines.map(textContent).join("");
  return second && text.length < 100 ? second : first;
}

/** All elements up to the end of the first block. */
export function firstElements(tree: Tree): Element[] {
  return elementsUpTo(firstBlock(tree), tree);
}

/** All elements up to the end of this one. */
export function elementsUpTo(end: Element, tree: Tree): Element[] {
  const all = findElements(tree);
  return all.slice(0, all.indexOf(end) + 1 + findElements(end).length);
}
