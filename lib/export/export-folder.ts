import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CheerioAPI } from "cheerio";
import { routes } from "@/lib/content/load";
import type { env } from "@/lib/site/env";
import { parseHtml } from "./html";

/**
 * The exported site while the build finishes it: the directory that a host will serve, the former paths of pages, and
 * the variables of the build.
 */
export type ExportFolder = {
  out: string;
  redirects: readonly { from: string; to: string }[];
} & typeof env;

export type Page = {
  /** Relative to the directory: "services.html". */
  file: string;
  $: CheerioAPI;
};

/** The file that Next writes for a path: "services.html" for "/services". */
export function htmlFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** The pages that Next wrote. Other HTML, such as a search engine's verification file, is not changed. */
export function readPages(site: ExportFolder): Page[] {
  const files = [...routes.map(({ path }) => htmlFile(path)), "404.html"];
  return files.map((file) => ({
    file,
    $: parseHtml(readFileSync(join(site.out, file), "utf8")),
  }));
}

export async function writeOutput(
  site: ExportFolder,
  file: string,
  content: string | Uint8Array,
): Promise<void> {
  const path = join(site.out, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
