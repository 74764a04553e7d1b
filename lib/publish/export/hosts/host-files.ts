import type { Build } from "@/lib/publish/export/build";
import { htaccess } from "./apache";
import { hostLayout } from "./layout";
import { nginxConf } from "./nginx";

/** The configuration of each host, by file name. It knows nothing of one build: no server is reloaded for one. */
export function hostFiles(build: Build): Record<string, string> {
  const layout = hostLayout(build);
  const { rules, redirects, otherSpellings } = layout;
  return {
    // Netlify and Cloudflare Pages read these two, revalidate by default, and serve `/services` and `404.html` by
    // themselves.
    _headers: rules
      .map(({ path, headers }) =>
        [path, ...Object.entries(headers).map((pair) => pair.join(": "))]
          .join("\n  ")
          .concat("\n"),
      )
      .join("\n"),
    // Netlify serves an existing file before it redirects: pages have their canonical path anyway, but a former path
    // needs the "!". Cloudflare skips that line with a warning.
    _redirects: [
      ...redirects.map(([from, to]) => `${from} ${to} 301!\n`),
      ...[...redirects, ...otherSpellings].map(
        ([from, to]) => `${from} ${to} 301\n`,
      ),
    ]
      .join("")
      // They compare with the path as browsers send it.
      .replace(/\P{ASCII}+/gu, encodeURI),
    ".htaccess": htaccess(layout),
    ".hosts/nginx.conf": nginxConf(layout),
  };
}
