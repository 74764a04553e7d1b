import type { ExportFolder, Page } from "@/lib/export/export-folder";
import { buildLoader } from "./build-loader";
import { deferScripts } from "./defer-scripts";
import { inlineStyles } from "./inline-styles";
import { runtimeStyleHashes } from "./runtime-styles";

/**
 * Has pages start the framework when the visitor does something, and paint without waiting for any other file.
 * Resolves with the script that does so, for every page, and with the hashes of the styles that a page inserts while it
 * runs.
 */
export async function deferHydration(
  pages: readonly Page[],
  site: ExportFolder,
) {
  for (const page of pages) {
    inlineStyles(page, site);
    deferScripts(page, site);
  }
  return {
    loader: await buildLoader(site.basePath),
    runtimeStyles: runtimeStyleHashes(),
  };
}
