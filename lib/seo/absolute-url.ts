import { env } from "../env";
import { href } from "../with-base-path";

/** The absolute address of a path of this site (one that is absolute already stays), as search engines and social networks should know it. */
export function absolute(path: string): string {
  return new URL(href(path), env.siteUrl).href;
}
