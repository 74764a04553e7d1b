/** Names that the internet keeps for examples and tests: nothing can be published there. */
const reserved =
  /^localhost$|^127\.|^\[::1\]$|(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/;

/** Whether a build is meant for search engines: indexable, and for a URL that the public can reach. */
export function publishes(env: {
  indexable: boolean;
  siteUrl: string;
}): boolean {
  return env.indexable && !reserved.test(new URL(env.siteUrl).hostname);
}
