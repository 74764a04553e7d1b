import { formatHeadersFile } from "../headers";
import { type HostLayout, otherSpellings } from "./layout";

/** `_headers` and `_redirects`, read by Netlify and Cloudflare Pages. Both serve `/services` and `404.html` by themselves. */
export function netlifyFiles(layout: HostLayout): Record<string, string> {
  return {
    _headers: formatHeadersFile(layout.rules),
    // Netlify prefers a file that exists; the page itself then shows its canonical path.
    _redirects: [...layout.redirects, ...otherSpellings(layout)]
      .map(([spelling, canonical]) => `${spelling} ${canonical} 301\n`)
      .join(""),
  };
}
