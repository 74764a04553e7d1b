import { env } from "./env";

/** The URL for the browser: paths of this site get the base path in front. */
export function href(url: string): string {
  const internal = url.startsWith("/") && !url.startsWith("//");
  if (!internal || env.basePath === "") return url;
  return env.basePath + url.replace(/^\/(?=[?#]|$)/, "");
}
