import type { ExportFolder } from "@/lib/export/export-folder";
import { htaccess } from "./apache";
import { formatHeadersFile } from "./headers";
import { hostLayout } from "./layout";
import { nginxConf } from "./nginx";
import { vercelJson } from "./vercel";

/**
 * The configuration of every host, by file name. Hosts that read files from the site find theirs at once; what a
 * server's owner includes lies in `.hosts`, beside the site it belongs to, for it holds the hashes of this very build.
 */
export function hostFiles(
  policy: string,
  site: ExportFolder,
): Record<string, string> {
  const layout = hostLayout(policy, site);
  const { rules, redirects, otherSpellings } = layout;
  return {
    // Netlify and Cloudflare Pages read these two, and serve `/services` and `404.html` by themselves.
    _headers: formatHeadersFile(rules),
    // Netlify prefers a file that exists: a page then shows its canonical path by itself, and the page of a former path
    // needs the "!", whose line Cloudflare skips with a warning.
    _redirects: [
      ...redirects.map(([from, to]) => `${from} ${to} 301!\n`),
      ...[...redirects, ...otherSpellings].map(
        ([from, to]) => `${from} ${to} 301\n`,
      ),
    ].join(""),
    "vercel.json": vercelJson(layout),
    ".htaccess": htaccess(layout),
    ".hosts/nginx.conf": nginxConf(layout),
  };
}
