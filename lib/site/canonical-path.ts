/** A page's path with one slash in front, and without ".html", "/index" and slashes that a host may add at its end. */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/(\/index)?(\.html)?\/*$/, "");
  return path.replace(/^\/{2,}/, "/") || "/";
}
