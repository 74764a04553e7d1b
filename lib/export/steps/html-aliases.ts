import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "../../content/load";
import type { ExportFolder } from "../files";

/**
 * Writes every page twice, as `services.html` and `services/index.html`, and its data likewise.
 *
 * Next makes a folder of the same name beside each page; hosts without clean URLs prefer the folder and would
 * respond with a listing, 403 or 404. With both files every host has something to serve for `/services`.
 */
export async function writeAliases(site: ExportFolder): Promise<void> {
  for (const { path } of routes.filter(({ path }) => path !== "/")) {
    const page = join(site.out, path);
    await mkdir(page, { recursive: true });
    for (const extension of ["html", "txt"])
      await copyFile(`${page}.${extension}`, join(page, `index.${extension}`));
  }
}
