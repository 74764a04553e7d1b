import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type ExportFolder, filesOf } from "../files";

/** Removes files of Next that no visitor should reach. */
export async function cleanOutput(site: ExportFolder): Promise<void> {
  for (const file of (await filesOf(site.out)).filter(isLeftover))
    await rm(join(site.out, file));
  // `/404/index.html` and `/_not-found` would be pages with status 200.
  for (const directory of ["_not-found", "404"])
    await rm(join(site.out, directory), { recursive: true, force: true });
}

export function isLeftover(file: string): boolean {
  return /^_not-found\b|^404\/|^404\.txt$|\.map$|(^|\/)\.DS_Store$/.test(file);
}
