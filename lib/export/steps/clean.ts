import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { type ExportFolder, filesOf } from "../files";

/** What Next writes for itself: `/404` as a folder and `/_not-found` would be pages with status 200. */
const leftovers = [
  "_not-found",
  "_not-found.html",
  "_not-found.txt",
  "404",
  "404.txt",
];

/** Removes what no visitor should reach: files of Next, and those that a Mac leaves in folders. */
export async function cleanOutput(site: ExportFolder): Promise<void> {
  const ofMac = (await filesOf(site.out)).filter(
    (file) => basename(file) === ".DS_Store",
  );
  for (const name of [...leftovers, ...ofMac])
    await rm(join(site.out, name), { recursive: true, force: true });
}
