import { existsSync, readdirSync } from "node:fs";
import { rm, rmdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import {
  type ExportFolder,
  takenName,
  writtenFile,
} from "@/lib/export/export-folder";
import { listFiles } from "@/lib/node/list-files";

/**
 * Removes what Next wrote and no browser fetches: its pages, of which the finished ones are written anew, its code,
 * styles and data. Hosts would serve `/404/` and `/_not-found` as pages with status 200. Also .DS_Store files of macOS.
 * @throws Error if an owner's file, which Next has copied there, has the name of one
 */
export async function cleanOutput({ out, routes }: ExportFolder) {
  const pages = routes.map(writtenFile);
  const isOfNext = (file: string) =>
    pages.includes(file.replace(/txt$/, "html")) ||
    /^(404|_not-found)[./]/.test(file) ||
    basename(file).startsWith("__next.") ||
    /^_next\/.*\.(js|css|json)$/.test(file);
  const useless = listFiles(out).filter(
    (file) => isOfNext(file) || basename(file) === ".DS_Store",
  );
  const lost = useless.find(
    (file) => isOfNext(file) && existsSync(join("public", file)),
  );
  if (lost) throw new Error(takenName(lost));
  for (const file of useless) await rm(join(out, file));
  for (const folder of new Set(useless.map(dirname))) {
    const path = join(out, folder);
    // Some hosts would answer for an empty folder.
    if (readdirSync(path).length === 0) await rmdir(path);
  }
}
