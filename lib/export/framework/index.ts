import type { ExportFolder, Page } from "@/lib/export/export-folder";
import { buildLoader } from "./build-loader";
import { deferScripts } from "./defer-scripts";
import { inlineStyles } from "./inline-styles";
import { runtimeStyleHashes } from "./runtime-styles";

/**
 * Makes pages start the framework when the visitor does something, and paint without waiting for another file.
 * Resolves with the hashes of the styles that a page inserts at run time.
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
