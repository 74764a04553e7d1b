import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type ExportFolder,
  htmlFile,
  writeOutput,
} from "@/lib/publish/export/export-folder";

/** Writes every page as `services.html` and as `services/index.html`: hosts without clean URLs look for one of the two. */
export async function writeFolderPages(folder: ExportFolder): Promise<void> {
  for (const { path } of folder.routes.filter(({ path }) => path !== "/")) {
    const page = await readFile(join(folder.out, htmlFile(path)));
    await writeOutput(folder, { [`${path.slice(1)}/index.html`]: page });
  }
}
