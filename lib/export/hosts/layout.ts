import { redirects, routes } from "../../content/load";
import type { Site } from "../files";
import {
  crossOriginPaths,
  headerRules,
  immutableFolders,
  securityHeaders,
} from "../steps/headers";

export type HostLayout = ReturnType<typeof hostLayout>;

type Redirect = [from: string, to: string];

/** What the configuration of every server is made of; paths begin with the base path, patterns are regular expressions. */
export function hostLayout(
  policy: string,
  site: Site,
  formerPaths = redirects,
) {
  const { basePath } = site;
  const home = basePath || "/";
  const crossOrigin = crossOriginPaths.map((path) => basePath + path);
  const immutable = immutableFolders.map((folder) => basePath + folder);
  const pages = routes
    .filter(({ path }) => path !== "/")
    .map(({ path }) => basePath + path);
  const otherSpellings: Redirect[] = [
    [`${basePath}/index.html`, home],
    ...pages.flatMap((path): Redirect[] => [
      [`${path}.html`, path],
      [`${path}/index.html`, path],
    ]),
  ];
  return {
    basePath,
    home,
    /** The canonical paths of all pages but the first. */
    pages,
    rules: headerRules(policy, site),
    /** Headers of every response, errors included. */
    securityHeaders: securityHeaders(policy, site),
    /** Paths that other sites may show; `*` at the end matches any rest. */
    crossOrigin,
    crossOriginPattern: `^(${crossOrigin
      .map((path) => `${escapePath(path)}$`.replace("*$", ""))
      .join("|")})`,
    /** Folders that are kept for long. */
    immutable,
    immutablePattern: `^(${immutable.map(escapePath).join("|")})`,
    /** Paths that pages had before, each with the path of today. */
    redirects: formerPaths.map(
      ({ from, to }): Redirect => [
        basePath + from,
        to === "/" ? home : basePath + to,
      ],
    ),
    /** Other spellings of each page, and its canonical path. */
    otherSpellings,
  };
}

export const CORP = "Cross-Origin-Resource-Policy";

/**
 * A redirect may only contain path segments of these characters. Browsers read "\\" as "/" and drop tabs, so what a
 * server copies from any other path can lead to another site.
 */
export const PLAIN_SEGMENT = "[\\w.~-]+";
export const PLAIN_PATH = `(?:/${PLAIN_SEGMENT})+`;

/** A path as a part of a regular expression. */
export function escapePath(path: string): string {
  return path.replace(/[.+]/g, "\\$&");
}
