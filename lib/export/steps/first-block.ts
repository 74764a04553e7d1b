import { type Element, elementsOf, type Tree, wordsOf } from "../html";

/** What a window shows first of a page's content; where that is a heading and a line, the block after it as well. */
export function firstBlock(tree: Tree): Element {
  const [main] = elementsOf(tree, "main");
  const [first, second] = elementsOf(tree).filter(
    ({ parentNode }) => parentNode === main,
  );
  if (!first) throw new Error("The page has no block in its main part.");
  return second && wordsOf(first).length < 100 ? second : first;
}

/** All elements up to the end of the first block. */
export function firstElements(tree: Tree): Element[] {
  const block = firstBlock(tree);
  const all = elementsOf(tree);
  return all.slice(0, all.indexOf(block) + 1 + elementsOf(block).length);
}
