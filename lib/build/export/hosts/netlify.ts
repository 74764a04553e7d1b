import { routes } from "../../../routes";
import { formatHeadersFile } from "../headers";
import type { HostLayout } from "./layout";

/** `_headers` and `_redirects`, read by Netlify and Cloudflare Pages. Both serve `/services` and `404.html` by themselves. */
export function netlifyFiles(layout: HostLayout): Record<string, string> {
  return {
    _headers: formatHeadersFile(layout.rules),
    _redirects: redirects(layout),
  };
}

/** Other spellings of a page lead to its one address. Netlify prefers a file that exists, and the page tidies up there. */
function redirects({ basePath }: HostLayout): string {
  return routes
    .flatMap(({ path }) =>
      path === "/"
        ? [`${basePath}/index.html ${basePath || "/"} 301`]
        : [
            `${basePath}${path}.html ${basePath}${path} 301`,
            `${basePath}${path}/index.html ${basePath}${path} 301`,
          ],
    )
    .concat("")
    .join("\n");
}
