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
} from "../html";

const WITHOUT_SCRIPT = "(scripting: none)";

/**
 * Lets the font wait for the loader, which knows how fast the connection is: browsers hold the first paint for a
 * preloaded font, and lay the page out again for one that comes later, even if they do not use it. Without script it is
 * fetched at once. Preload and declaration come first, where the loader finds them. Styles that suit the fallback better
 * read `--font-missing`, which is 1 until the font is declared.
 */
export function deferFont(tree: Tree): void {
  const [font, second] = linksOf(tree, "preload").filter(
    (link) => attributeOf(link, "as") === "font",
  );
  if (!font) throw new Error("The page preloads no font.");
  if (second) throw new Error("The page preloads more than one font.");
  let declaration = "";
  const styles = elementsOf(tree, "style");
  for (const style of styles)
    setText(
      style,
      textOf(style).replace(/@font-face\{[^}]*\burl\([^}]*\}/g, (rule) => {
        // Those for further characters are fetched only where one stands.
        if (rule.includes("unicode-range")) return rule;
        declaration += rule;
        return "";
      }),
    );
  const [first] = styles;
  if (!declaration || !first)
    throw new Error("The page's styles declare no font.");
  setText(first, `${textOf(first)}:root{--font-missing:1}`);
  setAttribute(font, "media", WITHOUT_SCRIPT);
  insertAfterCharset(
    tree,
    font,
    createElement(
      "style",
      { media: WITHOUT_SCRIPT },
      `${declaration}html:root{--font-missing:0}`,
    ),
  );
}
