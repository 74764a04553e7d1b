import type { HostLayout, Redirect } from "./layout";

/**
 * For `vercel deploy out`: Next's own `headers()` has no effect on an export. Each page is listed, because the
 * redirects of `cleanUrls` and `trailingSlash` copy the visitor's path.
 */
export function vercelConfig(layout: HostLayout) {
  const { rules, pages, redirects, otherSpellings } = layout;
  return {
    framework: null,
    redirects: [
      ...redirects,
      ...otherSpellings,
      ...pages.map((page): Redirect => [`${page}/`, page]),
    ].map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
    rewrites: pages.map((page) => ({
      source: page,
      destination: `${page}.html`,
    })),
    // Vercel revalidates files for which no rule sets a cache header.
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, "(.*)"),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
}
