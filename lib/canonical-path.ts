/** What a host may add to the canonical path of a page: ".html", "/index", "/index.html", slashes. */
export const canonicalEnding = /(\/index)?(\.html)?\/*$/;

/** The one path of a page, whichever spelling of it a host shows: "/services" for "/services/index.html". */
export function canonicalPath(pathname: string): string {
  return pathname.replace(canonicalEnding, "") || "/";
}
