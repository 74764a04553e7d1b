import { redirects } from "../../../content/load";
import { routes } from "../../../routes";
import {
  crossOriginPaths,
  type HeaderRule,
  headerRules,
  immutableFolders,
  securityHeaders,
} from "../headers";
import type { Site } from "../site";

/** What the configuration of every server is made of. */
export type HostLayout = {
  basePath: string;
  rules: HeaderRule[];
  /** Headers of every response, errors included. */
  securityHeaders: Record<string, string>;
  /** Paths that other sites may show; `*` at the end matches any rest. */
  crossOrigin: string[];
  /** Folders that are kept for long. */
  immutable: string[];
  /** Paths that pages had before, each with the path of today. */
  redirects: [from: string, to: string][];
};

export function hostLayout(
  policy: string,
  site: Site,
  formerPaths = redirects,
): HostLayout {
  const { basePath } = site;
  return {
    basePath,
    rules: headerRules(policy, basePath, site),
    securityHeaders: securityHeaders(policy, site),
    crossOrigin: crossOriginPaths.map((path) => basePath + path),
    immutable: immutableFolders.map((folder) => basePath + folder),
    redirects: formerPaths.map(({ from, to }) => [
      basePath + from,
      to === "/" ? basePath || to : basePath + to,
    ]),
  };
}

export const CORP = "Cross-Origin-Resource-Policy";

/**
 * A redirect may only contain path segments of these characters. Browsers read "\\" as "/" and drop tabs, so what a
 * server copies from any other path can lead to another site.
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

/** A path as a part of a regular expression. */
export function escapePath(path: string): string {
  return path.replace(/[.+]/g, "\\$&");
}

/** A regular expression for the paths that other sites may show. */
export function crossOriginPattern({ crossOrigin }: HostLayout): string {
  const paths = crossOrigin.map(escapePath);
  return `^(${paths.map((path) => (path.endsWith("*") ? path.slice(0, -1) : `${path}$`)).join("|")})`;
}

/** A regular expression for the folders that are kept for long. */
export function immutablePattern({ immutable }: HostLayout): string {
  return `^(${immutable.map(escapePath).join("|")})`;
}
