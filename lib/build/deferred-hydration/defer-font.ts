import {
  attributeOf,
  createElement,
  elementsOf,
  insertAfterCharset,
  linksOf,
  setAttribute,
  setText,
  type Tree,
  textOf,
} from "../export/tree";

const WITHOUT_SCRIPT = "(scripting: none)";

/**
 * Lets the font wait for the loader, which knows how fast the connection is: browsers hold the first paint for a
 * preloaded font, and lay the page out again for one that comes later, even if they do not use it. Without script it is
 * fetched at once. Preload and declaration come first, where the loader finds them.
 */
export function deferFont(tree: Tree): void {
  const [font, second] = linksOf(tree, "preload").filter(
    (link) => attributeOf(link, "as") === "font",
  );
  if (!font) throw new Error("The page preloads no font.");
  if (second) throw new Error("The page preloads more than one font.");
  let declaration = "";
  for (const style of elementsOf(tree, "style"))
    setText(
      style,
      textOf(style).replace(/@font-face\{[^}]*\burl\([^}]*\}/g, (rule) => {
        declaration += rule;
        return "";
      }),
    );
  if (!declaration) throw new Error("The page's styles declare no font.");
  setAttribute(font, "media", WITHOUT_SCRIPT);
  insertAfterCharset(
    tree,
    font,
    createElement("style", { media: WITHOUT_SCRIPT }, declaration),
  );
}
