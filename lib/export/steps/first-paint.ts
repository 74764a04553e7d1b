import type { Page } from "@/lib/export/export-folder";
import { elementsUpTo } from "@/lib/export/first-block";
import {
  appendTo,
  attributeOf,
  createElement,
  elementsOf,
  setAttribute,
} from "@/lib/export/html";

/**
 * Browsers that know this link paint first when the element that holds the heading is there, and none of it moves while
 * the rest arrives. They look for the start of the element after it.
 */
export function holdFirstPaint({ tree }: Page): void {
  const all = elementsOf(tree);
  const text = all.find(({ childNodes }) =>
    childNodes.some(({ nodeName }) => nodeName === "h1"),
  );
  const next = text && all[elementsUpTo(text, tree).length];
  if (!next) throw new Error("Nothing follows the heading of the page.");
  const id = attributeOf(next, "id") ?? "after-heading";
  setAttribute(next, "id", id);
  const link = { rel: "expect", href: `#${id}`, blocking: "render" };
  appendTo(tree, "head", createElement("link", link));
}
