import { env } from "./env";

/** The URL as the browser needs it: paths of this site get the path that the site is served under. */
export function href(url: string): string {
  const internal = url.startsWith("/") && !url.startsWith("//");
  if (!internal || env.basePath === "") return url;
  return env.basePath + url.replace(/^\/(?=[?#]|$)/, "");
}
