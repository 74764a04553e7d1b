import { env } from "@/lib/site/env";
import { href } from "@/lib/site/with-base-path";

/** The absolute URL of a path of this site, for search engines and social networks; an absolute one stays as it is. */
export function absolute(path: string): string {
  return new URL(href(path), env.siteUrl).href;
}
