import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { routes } from "@/lib/content/load";
import { pathOf } from "@/lib/content/pages";
import type { ExportFolder } from "@/lib/export/export-folder";
import { filesOf } from "@/lib/node/files-of";

/** What Next writes for itself: `/404` as a folder and `/_not-found` would be pages with status 200. */
const leftovers = ["_not-found", "_not-found.html", "404"];

/** The one page that script opens, after a form was sent, is the one whose data a browser fetches. */
const scripted = pathOf("thankyou").slice(1);
const unused = routes
  .map(({ path }) => path.slice(1) || "index")
  .concat("_not-found", "404")
  .filter((page) => page !== scripted)
  .map((page) => `${page}.txt`);

/** Removes what nobody should reach or fetches: pages and data of Next, and files that a Mac leaves in folders. */
export async function cleanOutput(site: ExportFolder): Promise<void> {
  const isUseless = (file: string) =>
    unused.includes(file) ||
    basename(file) === ".DS_Store" ||
    (basename(file).startsWith("__next.") && !file.startsWith(`${scripted}/`));
  const files = filesOf(site.out).filter(isUseless);
  for (const name of [...leftovers, ...files])
    await rm(join(site.out, name), { recursive: true, force: true });
}
