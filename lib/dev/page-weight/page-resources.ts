import {
  attributeOf,
  type Element,
  elementsOf,
  linksOf,
  parseHtml,
  type Tree,
  textOf,
} from "@/lib/export/html";
import { inlineScriptsOf } from "@/lib/export/inline-scripts";

/** What a page names for the browser to fetch, with URLs as they stand in the page, and what it carries inline. */
export type PageResources = {
  inlineCss: string;
  /** Script text in the page itself; data blocks do not count. */
  inlineScript: string;
  stylesheets: string[];
  /** Scripts of the page and of the list that the loader reads. */
  scripts: string[];
  /** Images that load without scrolling; of each the file that a current browser prefers. */
  images: string[];
};

export function resourcesOf(html: string): PageResources {
  const tree = parseHtml(html);
  const scripts = elementsOf(tree, "script");
  const styles = elementsOf(tree, "style");
  const sources = scripts.filter((script) => !has(script, "nomodule"));
  const loaders = scripts.filter(
    (script) => attributeOf(script, "id") === "loader",
  );
  const sheets = linksOf(tree, "stylesheet").filter(
    (link) => !has(link, "disabled"),
  );
  return {
    inlineCss: styles.map(textOf).join("\n"),
    inlineScript: inlineScriptsOf(tree).map(textOf).join("\n"),
    stylesheets: values(sheets, "href"),
    scripts: unique([
      ...values(sources, "src"),
      ...loaders.flatMap(deferredScripts),
    ]),
    images: imagesOf(tree),
  };
}

/** Of each picture the largest candidate of the first source: a budget holds for the sharpest screen. */
function imagesOf(tree: Tree): string[] {
  const images = elementsOf(tree, "img").filter(
    (image) => attributeOf(image, "loading") !== "lazy",
  );
  const files = images.map((image) => {
    const parent = image.parentNode as Element;
    const isPicture = parent.tagName === "picture";
    const [source = image] = isPicture ? elementsOf(parent, "source") : [];
    const largest = attributeOf(source, "srcset")?.split(",").at(-1);
    return largest?.trim().split(/\s+/)[0] ?? attributeOf(image, "src") ?? "";
  });
  // Several symbols of one sprite are one request.
  return unique(files.map((file) => file.replace(/#.*/, "")));
}

/** Of the list that the loader reads. */
function deferredScripts(block: Element): string[] {
  const list: { src: string }[] = JSON.parse(textOf(block));
  return list.map(({ src }) => src);
}

function has(element: Element, name: string): boolean {
  return attributeOf(element, name) !== undefined;
}

function values(elements: Element[], name: string): string[] {
  return unique(
    elements.flatMap((element) => attributeOf(element, name) ?? []),
  );
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
