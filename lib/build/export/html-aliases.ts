import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesOf, type Site } from "./site";

/**
 * Lays every page down twice, as `services.html` and `services/index.html`, and its data likewise.
 *
 * Next makes a folder of the same name beside each page; hosts without clean addresses prefer the folder and would
 * answer with a listing, 403 or 404. With both files every host has something to serve for `/services`.
 */
export async function addTwins(site: Site): Promise<void> {
  for (const file of await filesOf(site.out)) {
    const twin = twinOf(file);
    if (!twin) continue;
    await mkdir(dirname(join(site.out, twin)), { recursive: true });
    await copyFile(join(site.out, file), join(site.out, twin));
  }
}

/** Pages and their data only: "services.html" and "services.txt", not "robots.txt" or what lies in a page's folder. */
export function twinOf(file: string): string | undefined {
  const [, name, extension] = file.match(/^([^_.][^.]*)\.(html|txt)$/) ?? [];
  const hasTwin =
    name && !/(^|\/)(index|404|robots|llms|preview|__next)\b/.test(name);
  return hasTwin ? `${name}/index.${extension}` : undefined;
}
