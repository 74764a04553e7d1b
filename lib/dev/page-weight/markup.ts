import { type HTMLElement, parse } from "node-html-parser";

/** The same page as a visitor without any script gets it: structured data stays, since it is text to a browser. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (source, attributes) =>
      attributes.includes("application/ld+json") ? source : "",
    )
    .replace(/<link\b[^>]*>/g, (source) =>
      /\bas="script"|rel="modulepreload"/.test(source) ? "" : source,
    );
}

/** What a page names for the browser to fetch, and what it carries inline. Addresses as they stand in the page. */
export type PageParts = {
  inlineCss: string;
  /** Script text in the page itself; data blocks do not count. */
  inlineScript: string;
  stylesheets: string[];
  /** In the page or in the list that the boot script reads. */
  scripts: string[];
  fonts: string[];
  /** Pictures that load without scrolling; of each the file that a current browser prefers. */
  pictures: string[];
};

export function partsOf(html: string): PageParts {
  const root = parse(html, { comment: false });
  const all = (selector: string) => root.querySelectorAll(selector);
  const addresses = (selector: string, name: string) => [
    ...new Set(
      all(selector).flatMap((element) => element.getAttribute(name) ?? []),
    ),
  ];
  const held = all('script[type="application/json"]').flatMap((block) =>
    heldScripts(block.text),
  );
  return {
    inlineCss: all("style")
      .map((style) => style.text)
      .join("\n"),
    inlineScript: all("script:not([src]):not([type])")
      .map((script) => script.text)
      .join("\n"),
    stylesheets: addresses('link[rel="stylesheet"]:not([disabled])', "href"),
    scripts: [
      ...new Set([...addresses("script[src]:not([nomodule])", "src"), ...held]),
    ],
    fonts: addresses('link[as="font"]', "href"),
    // Several parts of one drawing are one request.
    pictures: [
      ...new Set(
        all('img:not([loading="lazy"])').map((image) =>
          pictureOf(image).replace(/#.*/, ""),
        ),
      ),
    ],
  };
}

/** The largest candidate: the budget holds for the sharpest screen. */
function pictureOf(image: HTMLElement): string {
  const source = image.closest("picture")?.querySelector("source") ?? image;
  const best = source.getAttribute("srcset")?.split(",").at(-1);
  return best?.trim().split(/\s+/)[0] ?? image.getAttribute("src") ?? "";
}

/** The boot script's list: pairs of address and integrity. */
function heldScripts(json: string): string[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) =>
    Array.isArray(entry) && typeof entry[0] === "string" ? [entry[0]] : [],
  );
}
