import { env } from "./env";

/** The URL for the browser: paths of this site get the base path in front. */
export function href(url: string): string {
  const internal = url.startsWith("/") && !url.startsWith("//");
  if (!internal || env.basePath === "") return url;
  return env.basePath + url.replace(/^\/(?=[?#]|$)/, "");
}

/** The absolute URL of a path of this site, for search engines and social networks; an absolute one stays as it is. */
export function absolute(path: string): string {
  // Hosts redirect a folder without the slash, such as GitHub Pages a project's home page.
  return new URL(path === "/" ? `${env.basePath}/` : href(path), env.siteUrl)
    .href;
}
