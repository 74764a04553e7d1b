/** The endings that a host may add to the canonical path of a page: ".html", "/index", "/index.html", slashes. */
export const canonicalEnding = /(\/index)?(\.html)?\/*$/;

/** The canonical path of a page for any of its paths: "/services" for "/services/index.html". */
export function canonicalPath(pathname: string): string {
  return pathname.replace(canonicalEnding, "") || "/";
}
