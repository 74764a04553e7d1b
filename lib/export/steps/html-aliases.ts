import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "@/lib/content/load";
import type { ExportFolder } from "@/lib/export/export-folder";
import { listFiles } from "@/lib/node/list-files";

/**
 * Writes every page twice, as `services.html` and `services/index.html`, and does the same with page data. Next makes a
 * folder with the page's name if the page has data. Hosts without clean URLs prefer the folder and would respond with a
 * listing, 403 or 404. With both files, every host can serve `/services`.
 */
export async function writeAliases(site: ExportFolder): Promise<void> {
  const files = new Set(listFiles(site.out));
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
