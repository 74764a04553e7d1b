import type { redirects } from "../../../content/load";
import type { Site } from "../site";
import { apacheFiles } from "./apache";
import { caddyFiles } from "./caddy";
import { cloudfrontFiles } from "./cloudfront";
import { hostLayout } from "./layout";
import { netlifyFiles } from "./netlify";
import { nginxFiles } from "./nginx";
import { vercelFiles } from "./vercel";

/**
 * The configuration of every host, by file name. Hosts that read files from the site find theirs at once; what a
 * server's owner includes lies in `.hosts`, beside the site it belongs to, for it holds the hashes of this very build.
 */
export function hostFiles(
  policy: string,
  site: Site,
  formerPaths?: typeof redirects,
): Record<string, string> {
  const layout = hostLayout(policy, site, formerPaths);
  return {
    ...netlifyFiles(layout),
    ...vercelFiles(layout),
    ...apacheFiles(layout),
    ...nginxFiles(layout),
    ...caddyFiles(layout),
    ...cloudfrontFiles(layout),
  };
}
