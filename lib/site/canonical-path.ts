/**
 * The canonical path of a page: with one slash in front, and without ".html", "/index", "/index.html" and slashes that a
 * host may add at its end.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/(\/index)?(\.html)?\/*$/, "");
  return path.replace(/^\/{2,}/, "/") || "/";
}
