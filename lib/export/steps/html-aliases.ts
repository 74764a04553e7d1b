import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "@/lib/content/load";
import type { ExportFolder } from "@/lib/export/export-folder";
import { filesOf } from "@/lib/node/files-of";

/**
 * Writes every page twice, as `services.html` and `services/index.html`, and the data of a page likewise where there is
 * any.
 *
 * Next makes a folder of the same name beside a page that has data; hosts without clean URLs prefer the folder and would
 * respond with a listing, 403 or 404. With both files every host has something to serve for `/services`.
 */
export async function writeAliases(site: ExportFolder): Promise<void> {
  const files = new Set(filesOf(site.out));
  for (const { path } of routes.filter(({ path }) => path !== "/")) {
    const page = path.slice(1);
    await mkdir(join(site.out, page), { recursive: true });
    for (const extension of ["html", "txt"])
      if (files.has(`${page}.${extension}`))
        await copyFile(
          join(site.out, `${page}.${extension}`),
          join(site.out, page, `index.${extension}`),
        );
  }
}
