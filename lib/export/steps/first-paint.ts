import type { Page } from "@/lib/export/export-folder";
import { elementsUpTo } from "@/lib/export/first-block";
import {
  appendTo,
  createElement,
  findElements,
  getAttribute,
  setAttribute,
} from "@/lib/export/html";

/**
 * Browsers that support this link delay the first paint until the element with the heading is parsed, so that nothing
 * in it moves while the rest loads. Chromium paints when the linked element starts, so the link names the element that
 * follows, or the scripts at the end of this one: the first layout then has no more than what is shown.
 */
export function holdFirstPaint({ tree }: Page): void {
  const all = findElements(tree);
  const text = all.find(({ childNodes }) =>
    childNodes.some(({ nodeName }) => nodeName === "h1"),
  );
  const next =
    text &&
    (findElements(text, "script")[0] ?? all[elementsUpTo(text, tree).length]);
  if (!next) throw new Error("Nothing follows the heading of the page.");
  const id = getAttribute(next, "id") ?? "after-heading";
  setAttribute(next, "id", id);
  const link = { rel: "expect", href: `#${id}`, blocking: "render" };
  appendTo(tree, "head", createElement("link", link));
}
