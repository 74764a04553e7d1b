import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CheerioAPI } from "cheerio";
import type { Route } from "@/lib/content/pages";
import type { Meta, SiteContent } from "@/lib/content/types";
import type { env } from "@/lib/site/env";
import { parseHtml } from "./html";

/** What the export knows of the build that it finishes: its folder, its settings and the content of the site. */
export type Build = {
  /** The directory that a host will serve. */
  out: string;
  routes: readonly Route[];
  /** From the former paths of pages. */
  redirects: readonly { from: string; to: string }[];
  getMeta: (id: string) => Pick<Meta, "title" | "updated">;
  /** A page's JSON-LD. */
  structuredData: (id: string) => object;
  company: Pick<SiteContent, "brand" | "email" | "senderLabel" | "sample">;
  /** The origins of other sites whose pages may show in a frame. */
  frames: readonly string[];
  locale: string;
  direction: "rtl" | undefined;
  /** The name of the loading bar. */
  loading: string;
  /** The text that a sent form shows on the next page. */
  carriedToast: string;
} & typeof env;

export type Page = {
  /** Relative to the directory: "services.html". */
  file: string;
  /** The 404 page has none. */
  route?: Route;
  $: CheerioAPI;
};

/** What the build keeps of a page: a tree has several megabytes, so it is let go when the page is finished. */
export type FinishedPage = {
  file: string;
  html: string;
  ids: string[];
  /** The files and pages of this site that it loads and links to. */
  references: Reference[];
  errors: string[];
  /** Its part of the preview sheet. */
  preview: string;
};

/** A URL, and the tag or the style that names it. */
export type Reference = { place: string; url: string };

/** The file that a host serves for a path: "services.html" for "/services". */
export function htmlFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** The file that Next writes for a page. That of a main page is named like its folder in app: by its id. */
export function writtenFile({ kind, id, path }: Route): string {
  return htmlFile(kind !== "main" || path === "/" ? path : `/${id}`);
}

/** The pages that Next wrote, one at a time. Other HTML, such as a search engine's verification file, is not changed. */
export function* readPages(build: Build): Generator<Page> {
  for (const route of [...build.routes, undefined]) {
    const file = route ? htmlFile(route.path) : "404.html";
    const written = route ? writtenFile(route) : file;
    const path = join(build.out, written);
    if (!existsSync(path))
      throw new Error(
        `lib/content/pages.ts: found no page of the record "${route?.id}"; expected app/(main)/${route?.id}/page.tsx`,
      );
    const html = readFileSync(path, "utf8");
    yield { file, route, $: parseHtml(html) };
  }
}

/**
 * Writes new files by their names below the directory.
 * @throws Error if a name is taken: by a file of an owner, which Next has copied there, or of another page or former path
 */
export async function writeOutput(
  build: Build,
  files: Record<string, string | Uint8Array>,
): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const path = join(build.out, file);
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content, { flag: "wx" });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw code === "EEXIST" || code === "ENOTDIR"
        ? new Error(takenName(file))
        : error;
    }
  }
}

/** Why the build cannot have a file of this name, and what to rename. */
export function takenName(file: string): string {
  const other = existsSync(join("public", file))
    ? `public/${file}, which would be lost`
    : "the landing page or the entry of formerPaths that has this path";
  return `out/${file}: found a file of this name, or one in place of its folder; expected none before the build writes it. Rename ${other}.`;
}
