import {
  attributeOf,
  type Element,
  elementsOf,
  inlineScriptsOf,
  linksOf,
  parseHtml,
  textOf,
} from "@/lib/export/html";

/** What a page names for the browser to fetch, with URLs as they stand in the page, and what it carries inline. */
export function resourcesOf(html: string) {
  const tree = parseHtml(html);
  const scripts = elementsOf(tree, "script");
  // The list of scripts that the loader reads.
  const deferred = scripts
    .filter((script) => attributeOf(script, "id") === "loader")
    .flatMap((list): { src: string }[] => JSON.parse(textOf(list)));
  const images = elementsOf(tree, "img").filter(
    (image) => attributeOf(image, "loading") !== "lazy",
  );
  return {
    inlineCss: elementsOf(tree, "style").map(textOf).join("\n"),
    /** Data blocks do not count. */
    inlineScript: inlineScriptsOf(tree).map(textOf).join("\n"),
    stylesheets: linksOf(tree, "stylesheet")
      .filter((link) => attributeOf(link, "disabled") === undefined)
      .flatMap((link) => attributeOf(link, "href") ?? []),
    scripts: unique([
      ...scripts
        .filter((script) => attributeOf(script, "nomodule") === undefined)
        .flatMap((script) => attributeOf(script, "src") ?? []),
      ...deferred.map(({ src }) => src),
    ]),
    images: unique(images.map(fileOf)),
  };
}

/** Of a picture the largest candidate of the first source: a budget holds for the sharpest screen. */
function fileOf(image: Element): string {
  const parent = image.parentNode as Element;
  const isPicture = parent.tagName === "picture";
  const [source = image] = isPicture ? elementsOf(parent, "source") : [];
  const largest = attributeOf(source, "srcset")?.split(",").at(-1);
  return largest?.trim().split(/\s+/)[0] ?? attributeOf(image, "src") ?? "";
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
