import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ExportFolder } from "@/lib/export/export-folder";
import { listFiles } from "@/lib/node/list-files";

/** Pages that only Next needs. Hosts would serve `/404` and `/_not-found` as pages with status 200. */
const leftovers = ["_not-found", "_not-found.html", "404"];

/** Removes files that no browser fetches: pages, code, styles and data of Next, and .DS_Store files of macOS. */
export async function cleanOutput(folder: ExportFolder): Promise<void> {
  const pageData = folder.routes
    .map(({ path }) => path.slice(1) || "index")
    .concat("_not-found", "404")
    .map((page) => `${page}.txt`);
  const isUseless = (file: string) =>
    pageData.includes(file) ||
    basename(file) === ".DS_Store" ||
    basename(file).startsWith("__next.") ||
    /^_next\/.*\.(js|css|json)$/.test(file);
  const files = listFiles(folder.out).filter(isUseless);
  for (const name of [...leftovers, ...files])
    await rm(join(folder.out, name), { recursive: true, force: true });
}
