import { env } from "@/lib/env";
import { href } from "@/lib/with-base-path";

/** The absolute URL of a path of this site, for search engines and social networks; an absolute one stays as it is. */
export function absolute(path: string): string {
  return new URL(href(path), env.siteUrl).href;
}
