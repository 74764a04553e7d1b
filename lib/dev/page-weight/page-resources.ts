import {
  type Element,
  findElements,
  findInlineScripts,
  getAttribute,
  getText,
  parseHtml,
} from "@/lib/export/html";

/**
 * The URLs of the scripts and images that a page loads, and its inline styles and scripts. lib/export/framework inlines
 * all styles and lists all scripts for the loader. Without it, Next's stylesheets and scripts must be counted here.
 */
export function listResources(html: string) {
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

/** The largest candidate of a picture's first source, since a budget applies to the highest device pixel ratio. */
function largestCandidate(image: Element): string {
  const parent = image.parentNode as Element;
  const isPicture = parent.tagName === "picture";
  const [source = image] = isPicture ? findElements(parent, "source") : [];
  const largest = getAttribute(source, "srcset")?.split(",").at(-1);
  return largest?.trim().split(/\s+/)[0] ?? getAttribute(image, "src") ?? "";
}
