import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { ExportFolder } from "@/lib/export/export-folder";

/** Writes every page as `services.html` and as `services/index.html`: hosts without clean URLs look for one of the two. */
export async function writeFolderPages(folder: ExportFolder): Promise<void> {
  for (const { path } of folder.routes.filter(({ path }) => path !== "/")) {
    const page = join(folder.out, path);
    await mkdir(page, { recursive: true });
    await copyFile(`${page}.html`, join(page, "index.html"));
  }
}
