import type { Page } from "@/lib/publish/export/build";
import { elementsUpTo, firstBlock } from "@/lib/publish/export/first-block";
import { allElements } from "@/lib/publish/export/html";

/**
 * Browsers that support this link delay the first paint until the text around the heading is parsed, or the first block
 * if it follows the heading, so that nothing in it moves while the rest loads. Chromium paints when the linked element
 * starts, so the link names the element that follows, or the scripts at the end of this one: the first layout then has
 * no more than what is shown.
 */
export function holdFirstPaint({ $ }: Page): void {
  const block = firstBlock($);
  const [text = block] = $(block).find("h1").parent().get();
  const next =
    $(text).find("script")[0] ?? allElements($)[elementsUpTo(text, $).length];
  if (!next) throw new Error("Nothing follows the heading of the page.");
  next.attribs.id ??= "after-heading";
  const href = `#${next.attribs.id}`;
  const link = { rel: "expect", href, blocking: "render" };
  $("head").append($("<link>").attr(link));
}
