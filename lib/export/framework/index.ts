import type { ExportFolder, Page, RuntimeSources } from "../files";
import { buildLoader } from "./build-loader";
import { addLoader, deferScripts } from "./defer-scripts";
import { inlineStyles } from "./inline-styles";
import { runtimeStyleHashes } from "./runtime-styles";

/** Has pages start the framework when the visitor does something, and paint without waiting for any other file. */
export async function deferHydration(
  pages: readonly Page[],
  site: ExportFolder,
): Promise<RuntimeSources> {
  const loader = await buildLoader(site.basePath);
  for (const page of pages) {
    inlineStyles(page, site);
    addLoader(page.tree, loader, deferScripts(page, site));
  }
  // The loader defines the default policy.
  return { styles: runtimeStyleHashes(), trustedTypes: ["default"] };
}
