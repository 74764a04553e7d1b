import { charactersIn } from "@/lib/content/font-files";
import type { Page } from "../files";
import { elementsOf, setText, textOf } from "../html";

/**
 * Leaves out the declarations of fonts for characters that no page has, so that nobody pays for them. All pages have the
 * same ones, as a route change keeps the document.
 */
export function dropUnusedFonts(pages: readonly Page[]): void {
  const text = pages
    .flatMap(({ tree }) => elementsOf(tree))
    .filter(({ tagName }) => !["script", "style"].includes(tagName))
    .map(textOf)
    .join("");
  for (const { tree } of pages)
    for (const style of elementsOf(tree, "style"))
      setText(
        style,
        textOf(style).replace(
          /@font-face\{[^}]*unicode-range:([^;}]*)[^}]*\}/gi,
          (rule, range: string) =>
            charactersIn(text, range).length > 0 ? rule : "",
        ),
      );
}
