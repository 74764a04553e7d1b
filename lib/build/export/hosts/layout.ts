import { redirects } from "../../../content/load";
import { routes } from "../../../routes";
import { CACHE_REVALIDATED, type HeaderRule, headerRules } from "../headers";
import type { Site } from "../site";

/** What the configuration of every server is made of. */
export type HostLayout = {
  basePath: string;
  rules: HeaderRule[];
  /** Headers of every response, errors included. */
  everywhere: Record<string, string>;
  /** Paths that other sites may show. */
  shared: string[];
  /** Folders that are kept for long, and how. */
  kept: { path: string; cache: string }[];
  revalidated: string;
  /** Paths that pages had before, each with the path of today. */
  moved: [from: string, to: string][];
};

export function hostLayout(
  policy: string,
  site: Site,
  moved = redirects,
): HostLayout {
  const rules = headerRules(policy, site.basePath, site);
  return {
    basePath: site.basePath,
    rules,
    everywhere: rules.find((rule) => rule.path === "/*")?.headers ?? {},
    shared: rules
      .slice(1)
      .flatMap(({ path, headers }) => (CORP in headers ? [path] : [])),
    kept: rules.flatMap(({ path, headers }) => {
      const cache = headers["Cache-Control"];
      return cache ? [{ path: path.replace(/\*$/, ""), cache }] : [];
    }),
    revalidated: CACHE_REVALIDATED,
    moved: moved.map(({ from, to }) => [
      site.basePath + from,
      to === "/" ? site.basePath || to : site.basePath + to,
    ]),
  };
}

export const CORP = "Cross-Origin-Resource-Policy";

/**
 * The segments of the only paths that a redirect may be made of, as a regular expression. Browsers read "\\" as "/" and
 * drop tabs, so what a server copies from any other path can lead to another site.
 */
export const PLAIN_SEGMENT = "[\\w.~-]+";
export const PLAIN_PATH = `(?:/${PLAIN_SEGMENT})+`;

/** The canonical paths of all pages but the first. */
export function pagePaths({ basePath }: HostLayout): string[] {
  return routes.flatMap(({ path }) => (path === "/" ? [] : [basePath + path]));
}

/** Other spellings of each page, and its canonical path. */
export function otherSpellings(layout: HostLayout): [string, string][] {
  const { basePath } = layout;
  return [
    [`${basePath}/index.html`, basePath || "/"],
    ...pagePaths(layout).flatMap((path): [string, string][] => [
      [`${path}.html`, path],
      [`${path}/index.html`, path],
    ]),
  ];
}

/** A regular expression for the paths that other sites may show. */
export function sharedPattern({ shared }: HostLayout): string {
  const paths = shared.map((path) => path.replace(/[.+]/g, "\\$&"));
  return `^(${paths.map((path) => (path.endsWith("*") ? path.slice(0, -1) : `${path}$`)).join("|")})`;
}

/** A regular expression for the folders that are kept for long. */
export function keptPattern({ kept }: HostLayout): string {
  return `^(${kept.map(({ path }) => path.replace(/[.+]/g, "\\$&")).join("|")})`;
}

export function keptCache({ kept, revalidated }: HostLayout): string {
  return kept[0]?.cache ?? revalidated;
}
