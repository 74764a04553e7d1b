import { formatAttributes, replaceLinks } from "./html";
import { readAsset, type Site } from "./site";

/**
 * Puts each stylesheet into the page, so that the first paint waits for one answer only (about 200 ms less on a phone).
 * The link stays behind it, disabled: browsers fetch nothing for it, and React finds its resource when it hydrates.
 */
export function inlineStylesheets(html: string, site: Site): string {
  return replaceLinks(html, ({ source, attributes }) => {
    const { rel, href } = attributes;
    if (rel === "preload" && attributes.as === "style") return "";
    if (rel !== "stylesheet" || !href) return source;
    const css = readAsset(href, site).toString("utf8").trim();
    if (/<\/style/i.test(css)) throw new Error(`${href} ends its own element.`);
    const text = absoluteUrls(css, href);
    return `<style>${text}</style><link${formatAttributes({ ...attributes, disabled: "" })}/>`;
  });
}

/** Addresses in a stylesheet are relative to its file; in a page they would be relative to the page. */
export function absoluteUrls(css: string, stylesheet: string): string {
  return css.replace(
    /url\(\s*(["']?)([^"')]+)\1\s*\)/g,
    (source, _quote: string, address: string) => {
      if (/^(#|data:|https?:|\/)/.test(address)) return source;
      const base = new URL(stylesheet, "https://site.invalid");
      return `url(${new URL(address, base).pathname})`;
    },
  );
}
