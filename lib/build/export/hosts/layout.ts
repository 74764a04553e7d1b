import { CACHE_REVALIDATED, type HeaderRule, headerRules } from "../headers";
import type { Site } from "../site";

/** What the configuration of every server is made of. */
export type HostLayout = {
  basePath: string;
  rules: HeaderRule[];
  /** Headers of every answer, errors included. */
  everywhere: Record<string, string>;
  /** Folders that are kept for long, and how. */
  kept: { path: string; cache: string }[];
  revalidated: string;
};

export function hostLayout(policy: string, site: Site): HostLayout {
  const rules = headerRules(policy, site.basePath);
  return {
    basePath: site.basePath,
    rules,
    everywhere: rules.find((rule) => rule.path === "/*")?.headers ?? {},
    kept: rules.flatMap(({ path, headers }) => {
      const cache = headers["Cache-Control"];
      return cache ? [{ path: path.replace(/\*$/, ""), cache }] : [];
    }),
    revalidated: CACHE_REVALIDATED,
  };
}

/** A regular expression for the folders that are kept for long. */
export function keptPattern({ kept }: HostLayout): string {
  return `^(${kept.map(({ path }) => path.replace(/[.+]/g, "\\$&")).join("|")})`;
}

export function keptCache({ kept, revalidated }: HostLayout): string {
  return kept[0]?.cache ?? revalidated;
}
