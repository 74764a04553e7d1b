import type { Build } from "@/lib/publish/export/build";
import { partFolders, partHeaders, securityHeaders } from "./headers";

export type HostLayout = ReturnType<typeof hostLayout>;

export type Redirect = [from: string, to: string];

/**
 * The paths and headers for the configuration of every server. Paths begin with the base path, and patterns are regular
 * expressions. Redirects name whole pages: a copied path, such as "/%5Cevil.example/", could lead to another site.
 */
export function hostLayout(build: Build) {
  const { basePath } = build;
  const home = basePath || "/";
  const pages = build.routes
    .filter(({ path }) => path !== "/")
    .map(({ path }) => basePath + path);
  const fileEnds = [".html", "/index.html", "/index"];
  const otherSpellings: Redirect[] = [
    [`${basePath}/index.html`, home],
    [`${basePath}/index`, home],
    ...pages.flatMap((path) =>
      fileEnds.map((end): Redirect => [path + end, path]),
    ),
  ];
  return {
    basePath,
    home,
    /** The canonical paths of all pages except the home page. */
    pages,
    rules: headerRules(build),
    /** Files that are parts of pages. */
    partPattern: `^(${partFolders.map((part) => escapePath(basePath + part)).join("|")}).`,
    /** Former paths of pages in every spelling, each with the current path. */
    redirects: build.redirects.flatMap(({ from, to }) =>
      ["", "/", ...fileEnds].map(
        (end): Redirect => [
          basePath + from + end,
          to === "/" ? home : basePath + to,
        ],
      ),
    ),
    /** Other spellings of each page, and its canonical path. */
    otherSpellings,
  };
}

/**
 * Headers for every path that begins with the rule's, up to its `*`. If two rules set the same header, some hosts send
 * the later one, others both. Browsers apply both policies, but may not understand another header twice.
 */
export function headerRules({ basePath }: Pick<Build, "basePath">): {
  path: string;
  headers: Record<string, string>;
}[] {
  return [
    { path: "/*", headers: securityHeaders },
    ...partFolders.map((part) => ({
      path: `${basePath}${part}*`,
      headers: partHeaders,
    })),
  ];
}

/** A pattern that matches every other spelling of these paths; its first group is the path. */
export function spellingPattern(paths: readonly string[]): string {
  return `(${paths.map(escapePath).join("|")})(?:\\.html|/|/index(?:\\.html)?)`;
}

export function escapePath(path: string): string {
  return path.replace(/[.+]/g, "\\$&");
}
