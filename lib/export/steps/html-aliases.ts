import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "@/lib/content/load";
import type { ExportFolder } from "@/lib/export/export-folder";

/**
 * Writes every page twice, as `services.html` and `services/index.html`, and does the same with page data. Next makes a
 * folder with the page's name if the page has data. Hosts without clean URLs prefer the folder and would respond with a
 * listing, 403 or 404. With both files, every host can serve `/services`.
 */
export async function writeAliases(site: ExportFolder): Promise<void> {
  for (const { path } of routes.filter(({ path }) => path !== "/")) {
    const page = join(site.out, path);
    await mkdir(page, { recursive: true });
    for (const extension of [".html", ".txt"])
      if (existsSync(page + extension))
        await copyFile(page + extension, join(page, `index${extension}`));
  }
}
