import {
  appendTo,
  createElement,
  type Element,
  elementsOf,
  insertAfter,
  setAttribute,
  type Tree,
  wordsOf,
} from "../html";

/** What a window shows first of a page's content; where that is a heading and a line, the block after it as well. */
function firstBlock(tree: Tree): Element {
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

const ends = new WeakMap<Tree, Element>();

/** Puts elements between the first block and the next, in the order of the calls. A script has to remove each of them. */
export function addAfterFirstBlock(
  tree: Tree,
  first: Element,
  ...rest: Element[]
): void {
  const end = ends.get(tree);
  insertAfter(end ?? firstBlock(tree), first, ...rest);
  ends.set(tree, rest.at(-1) ?? first);
  if (end) return;
  // Browsers that know this link paint first when the block is there: no part of it moves while the rest arrives.
  setAttribute(first, "id", "after-first-block");
  const link = {
    rel: "expect",
    href: "#after-first-block",
    blocking: "render",
  };
  appendTo(tree, "head", createElement("link", link));
}
