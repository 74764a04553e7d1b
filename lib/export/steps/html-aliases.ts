import { copyFile, mkdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { furtherFiles } from "../../content/pages";
import { type ExportFolder, filesOf } from "../files";

/**
 * Writes every page twice, as `services.html` and `services/index.html`, and its data likewise.
 *
 * Next makes a folder of the same name beside each page; hosts without clean URLs prefer the folder and would
 * respond with a listing, 403 or 404. With both files every host has something to serve for `/services`.
 */
export async function writeAliases(site: ExportFolder): Promise<void> {
  for (const file of await filesOf(site.out)) {
    const alias = aliasOf(file);
    if (!alias) continue;
    await mkdir(dirname(join(site.out, alias)), { recursive: true });
    await copyFile(join(site.out, file), join(site.out, alias));
  }
}

/** Pages and their data only: "services.html" and "services.txt", not "robots.txt" or files in a page's folder. */
export function aliasOf(file: string): string | undefined {
  const [, name, extension] = file.match(/^([^_.][^.]*)\.(html|txt)$/) ?? [];
  const hasAlias =
    name &&
    !furtherFiles.includes(basename(name)) &&
    !/(^|\/)__next/.test(name);
  return hasAlias ? `${name}/index.${extension}` : undefined;
}
