import {
  type Element,
  findElements,
  findInlineScripts,
  getAttribute,
  getText,
  parseHtml,
} from "@/lib/export/html";

/** The URLs of the scripts and images that a page loads before it is used, and its inline styles and scripts. */
export function listResources(html: string) {
  const tree = parseHtml(html);
  const scripts = findElements(tree, "script")
    .map((script) => getAttribute(script, "src"))
    .filter((src) => src !== undefined);
  const images = findElements(tree, "img").filter(
    (image) => getAttribute(image, "loading") !== "lazy",
  );
  return {
    inlineCss: findElements(tree, "style").map(getText).join("\n"),
    /** Data blocks do not count. */
    inlineScript: findInlineScripts(tree).map(getText).join("\n"),
    scripts,
    images: [...new Set(images.map(largestCandidate))],
  };
}

/** The largest candidate of a picture's first source, since a budget applies to the highest device pixel ratio. */
function largestCandidate(image: Element): string {
  const parent = image.parentNode as Element;
  const isPicture = parent.tagName === "picture";
  const [source = image] = isPicture ? findElements(parent, "source") : [];
  const largest = getAttribute(source, "srcset")?.split(",").at(-1);
  return largest?.trim().split(/\s+/)[0] ?? getAttribute(image, "src") ?? "";
}
