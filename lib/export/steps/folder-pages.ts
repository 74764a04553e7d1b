import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { ExportFolder } from "@/lib/export/export-folder";

/**
 * Writes every page twice, as `services.html` and `services/index.html`. Hosts without clean URLs look for one of the
 * two, so every host can serve `/services`.
 */
export async function writeFolderPages(folder: ExportFolder): Promise<void> {
  for (const { path } of folder.routes.filter(({ path }) => path !== "/")) {
    const page = join(folder.out, path);
    await mkdir(page, { recursive: true });
    await copyFile(`${page}.html`, join(page, "index.html"));
  }
}
