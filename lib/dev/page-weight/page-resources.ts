import { type HTMLElement, parse } from "node-html-parser";

/** What a page names for the browser to fetch, with URLs as they stand in the page, and what it carries inline. */
export type PageResources = {
  inlineCss: string;
  /** Script text in the page itself; data blocks do not count. */
  inlineScript: string;
  stylesheets: string[];
  /** Scripts of the page and of the list that the loader reads. */
  scripts: string[];
  fonts: string[];
  /** Images that load without scrolling; of each the file that a current browser prefers. */
  images: string[];
};

export function resourcesOf(html: string): PageResources {
  const root = parse(html, { comment: false });
  const all = (selector: string) => root.querySelectorAll(selector);
  const values = (selector: string, name: string) =>
    all(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const text = (selector: string) =>
    all(selector)
      .map((element) => element.text)
      .join("\n");
  return {
    inlineCss: text("style"),
    inlineScript: text("script:not([src]):not([type])"),
    stylesheets: unique(
      values('link[rel="stylesheet"]:not([disabled])', "href"),
    ),
    scripts: unique([
      ...values("script[src]:not([nomodule])", "src"),
      ...all("#loader").flatMap(deferredScripts),
    ]),
    fonts: unique(values('link[as="font"]', "href")),
    // Several symbols of one sprite are one request.
    images: unique(
      all('img:not([loading="lazy"])').map((image) =>
        preferredFile(image).replace(/#.*/, ""),
      ),
    ),
  };
}

/** The same page for a visitor without any script. Structured data stays, since it is text to a browser. */
export function withoutScripts(html: string): string {
  const root = parse(html, { comment: true });
  const scripts = [
    'script:not([type="application/ld+json"])',
    'link[as="script"]',
    'link[rel="modulepreload"]',
  ];
  for (const element of root.querySelectorAll(scripts.join())) element.remove();
  return root.toString();
}

/** The largest candidate of the first source: a budget holds for the sharpest screen. */
function preferredFile(image: HTMLElement): string {
  const source = image.closest("picture")?.querySelector("source") ?? image;
  const largest = source.getAttribute("srcset")?.split(",").at(-1);
  return largest?.trim().split(/\s+/)[0] ?? image.getAttribute("src") ?? "";
}

/** Of the list that the loader reads. */
function deferredScripts(block: HTMLElement): string[] {
  const list: { src: string }[] = JSON.parse(block.text);
  return list.map(({ src }) => src);
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
