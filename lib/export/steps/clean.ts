import { existsSync, readdirSync } from "node:fs";
import { rm, rmdir } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  type ExportFolder,
  htmlFile,
  writtenFile,
} from "@/lib/export/export-folder";
import { listFiles } from "@/lib/node/list-files";

/** Pages that only Next needs. Hosts would serve `/404` and `/_not-found` as pages with status 200. */
const leftovers = ["_not-found", "_not-found.html", "_not-found.txt", "404"];

/** Removes files that no browser fetches: pages, code, styles and data of Next, and .DS_Store files of macOS. */
export async function cleanOutput(folder: ExportFolder): Promise<void> {
  const own = [...folder.routes.map(({ path }) => htmlFile(path)), "404.html"];
  const ofNext = [...folder.routes.map(writtenFile), "404.html"];
  const isUseless = (file: string) =>
    (ofNext.includes(file.replace(/txt$/, "html")) && !own.includes(file)) ||
    basename(file) === ".DS_Store" ||
    basename(file).startsWith("__next.") ||
    /^_next\/.*\.(js|css|json)$/.test(file);
  const files = listFiles(folder.out).filter(isUseless);
  for (const name of [...leftovers, ...files])
    await rm(join(folder.out, name), { recursive: true, force: true });
  for (const { id } of folder.routes) {
    const path = join(folder.out, id);
    // Some hosts would answer for an empty folder.
    if (existsSync(path) && readdirSync(path).length === 0) await rmdir(path);
  }
}
