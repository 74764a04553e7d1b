import type { redirects } from "../../content/load";
import type { Site } from "../files";
import { formatHeadersFile } from "../steps/headers";
import { htaccess } from "./apache";
import { caddyfile } from "./caddy";
import { headersPolicy, viewerRequest } from "./cloudfront";
import { CORP, hostLayout } from "./layout";
import { nginxConf } from "./nginx";
import { vercelJson } from "./vercel";

/**
 * The configuration of every host, by file name. Hosts that read files from the site find theirs at once; what a
 * server's owner includes lies in `.hosts`, beside the site it belongs to, for it holds the hashes of this very build.
 */
export function hostFiles(
  policy: string,
  site: Site,
  formerPaths?: typeof redirects,
): Record<string, string> {
  const layout = hostLayout(policy, site, formerPaths);
  const { rules, redirects, otherSpellings, securityHeaders } = layout;
  return {
    // Netlify and Cloudflare Pages read these two, and serve `/services` and `404.html` by themselves.
    _headers: formatHeadersFile(rules),
    // Netlify prefers a file that exists; the page itself then shows its canonical path.
    _redirects: [...redirects, ...otherSpellings]
      .map(([from, to]) => `${from} ${to} 301\n`)
      .join(""),
    "vercel.json": vercelJson(layout),
    ".htaccess": htaccess(layout),
    ".hosts/nginx.conf": nginxConf(layout),
    ".hosts/Caddyfile": caddyfile(layout),
    ".hosts/cloudfront-function.js": viewerRequest(layout),
    ".hosts/cloudfront-headers.json": headersPolicy(
      "site-headers",
      securityHeaders,
    ),
    ".hosts/cloudfront-headers-shared.json": headersPolicy(
      "site-headers-shared",
      { ...securityHeaders, [CORP]: "cross-origin" },
    ),
  };
}
