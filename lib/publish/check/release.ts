import { isExampleHost, isReservedHost } from "@/lib/node/loopback";

/** Whether remaining sample content is an error: with --release, or in a build that search engines can find. */
export function isRelease(
  args: string[],
  { indexable, siteUrl }: { indexable: boolean; siteUrl: string },
): boolean {
  const { hostname } = new URL(siteUrl);
  if (indexable && isExampleHost(hostname))
    throw new Error(
      `NEXT_PUBLIC_SITE_URL is ${siteUrl}, a name for examples. With NEXT_PUBLIC_INDEXABLE=true it must be the origin of your own site.`,
    );
  return args.includes("--release") || (indexable && !isReservedHost(hostname));
}
