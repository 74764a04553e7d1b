/** The canonical path of a page: without ".html", "/index", "/index.html" and slashes that a host may add at its end. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/(\/index)?(\.html)?\/*$/, "") || "/";
}
