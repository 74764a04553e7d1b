import { readAsset, type Site } from "../files";
import {
  append,
  appendTo,
  attributeOf,
  createElement,
  type Element,
  elementsOf,
  linksOf,
  setAttribute,
  type Tree,
} from "../html";
import { divideStyles } from "./critical-styles";

/**
 * Puts the stylesheets into the pages, so that the first paint waits for one response only (about 200 ms less on a
 * phone). What the first block and all before it need stands in the head, all other styles at the end of that
 * block: the first paint comes up to 90 ms sooner. The links stay, disabled, so that browsers fetch nothing for
 * them and React finds its resources when it hydrates; at the end, where no paint waits for their bytes.
 */
export function inlineStyles(trees: readonly Tree[], site: Site): void {
  // Pages with the same styles divide them in the same way, as the policy has a hash of each text.
  const treesOf = new Map<string, Tree[]>();
  for (const tree of trees) {
    const css = takeStyles(tree, site);
    treesOf.set(css, [...(treesOf.get(css) ?? []), tree]);
  }
  for (const [css, same] of treesOf) {
    const classes = new Set(same.flatMap(criticalClasses));
    const { critical, rest } = divideStyles(css, classes);
    for (const tree of same) {
      const head = `${critical}[data-late-styles]{display:none}`;
      appendTo(tree, "head", createElement("style", {}, head));
      append(firstBlock(tree), lateStyles(rest));
    }
  }
}

function takeStyles(tree: Tree, site: Site): string {
  let css = "";
  for (const link of linksOf(tree, "stylesheet")) {
    const url = attributeOf(link, "href") ?? "";
    css += absoluteUrls(readAsset(url, site).toString("utf8").trim(), url);
    setAttribute(link, "disabled", "");
    appendTo(tree, "body", link);
  }
  const unsafe = css.match(/<\/style|@import|@charset/i);
  if (unsafe) throw new Error(`A stylesheet holds "${unsafe[0]}".`);
  return css;
}

/** Of the page's content; before it stands what all pages have. */
function firstBlock(tree: Tree): Element {
  const [main] = elementsOf(tree, "main");
  const [block] = main ? elementsOf(main) : [];
  if (!block) throw new Error("The page has no block in its main part.");
  return block;
}

/** All classes up to the end of the first block. */
function criticalClasses(tree: Tree): string[] {
  const all = elementsOf(tree);
  const block = firstBlock(tree);
  return all
    .slice(0, all.indexOf(block) + 1 + elementsOf(block).length)
    .flatMap((element) => attributeOf(element, "class")?.split(" ") ?? []);
}

/**
 * HTML allows no style element in a block, SVG does. The loader moves it to the head before React compares the block
 * with its own.
 */
function lateStyles(css: string): Element {
  const drawing = createElement("svg", {
    "aria-hidden": "true",
    "data-late-styles": "",
  });
  append(drawing, createElement("style", {}, css));
  return drawing;
}

/** URLs in a stylesheet are relative to its file; in a page they would be relative to the page. */
export function absoluteUrls(css: string, stylesheet: string): string {
  return css.replace(
    /url\(\s*(["']?)([^"')]+)\1\s*\)/g,
    (source, _quote: string, url: string) => {
      if (/^(#|data:|https?:|\/)/.test(url)) return source;
      const base = new URL(stylesheet, "https://site.invalid");
      return `url(${new URL(url, base).pathname})`;
    },
  );
}
