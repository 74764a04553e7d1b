import {
  type Element,
  findElements,
  findInlineScripts,
  getAttribute,
  getText,
  parseHtml,
} from "@/lib/export/html";

/**
 * What a page names for the browser to fetch, with URLs as they stand in the page, and what it carries inline. Its styles
 * are all inline and its scripts all in the loader's list: who removes lib/export/framework has to count the files of
 * both that Next names.
 */
export function resourcesOf(html: string) {
  const tree = parseHtml(html);
  const list = findElements(tree, "script").find(
    (script) => getAttribute(script, "id") === "loader",
  );
  if (!list) throw new Error("The page lists no scripts for the loader.");
  const scripts: { src: string }[] = JSON.parse(getText(list));
  const images = findElements(tree, "img").filter(
    (image) => getAttribute(image, "loading") !== "lazy",
  );
  return {
    inlineCss: findElements(tree, "style").map(getText).join("\n"),
    /** Data blocks do not count. */
    inlineScript: findInlineScripts(tree).map(getText).join("\n"),
    scripts: scripts.map(({ src }) => src),
    images: [...new Set(images.map(largestCandidate))],
  };
}

/** Of a picture the largest candidate of the first source: a budget holds for the sharpest screen. */
function largestCandidate(image: Element): string {
  const parent = image.parentNode as Element;
  const isPicture = parent.tagName === "picture";
  const [source = image] = isPicture ? findElements(parent, "source") : [];
  const largest = getAttribute(source, "srcset")?.split(",").at(-1);
  return largest?.trim().split(/\s+/)[0] ?? getAttribute(image, "src") ?? "";
}
