import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { routes } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import type { ExportFolder } from "@/lib/export/export-folder";
import { listFiles } from "@/lib/node/list-files";

/** Files that only Next needs. Hosts would serve `/404` and `/_not-found` as pages with status 200. */
const leftovers = ["_not-found", "_not-found.html", "404"];

/** A browser fetches the data of this page only: a script opens it after a form was sent. */
const scripted = pagePath("thankyou").slice(1);
const unused = routes
  .map(({ path }) => path.slice(1) || "index")
  .concat("_not-found", "404")
  .filter((page) => page !== scripted)
  .map((page) => `${page}.txt`);

/** Removes files that no visitor opens and no script fetches: pages and data of Next, and .DS_Store files of macOS. */
export async function cleanOutput(site: ExportFolder): Promise<void> {
  const isUseless = (file: string) =>
    unused.includes(file) ||
    basename(file) === ".DS_Store" ||
    (basename(file).startsWith("__next.") && !file.startsWith(`${scripted}/`));
  const files = listFiles(site.out).filter(isUseless);
  for (const name of [...leftovers, ...files])
    await rm(join(site.out, name), { recursive: true, force: true });
}
