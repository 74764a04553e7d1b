import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { ExportFolder } from "../files";

/** What Next writes for itself: `/404` as a folder and `/_not-found` would be pages with status 200. */
const leftovers = [
  "_not-found",
  "_not-found.html",
  "_not-found.txt",
  "404",
  "404.txt",
];

/** Removes files of Next that no visitor should reach. */
export async function cleanOutput(site: ExportFolder): Promise<void> {
  for (const name of leftovers)
    await rm(join(site.out, name), { recursive: true, force: true });
}
