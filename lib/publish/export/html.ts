/** A page is parsed once, changed in place by every step, and written by its own `html()`. */
import { type CheerioAPI, load } from "cheerio";

export type Element = ReturnType<typeof allElements>[number];

/** Scripting is disabled for the parser, so that the content of `noscript` is parsed as elements too. */
export function parseHtml(html: string): CheerioAPI {
  return load(html, { scriptingEnabled: false });
}

/** All elements of a page, in document order. */
export function allElements($: CheerioAPI) {
  return $.root().find("*").get();
}

/** The inline scripts that browsers run or interpret. Other types contain data: no policy restricts them. */
export const inlineScripts =
  'script:not([src]):is(:not([type]), [type=""], [type=module], [type="text/javascript"], [type=speculationrules])';
