import type { Page, Site } from "../files";
import {
  attributeOf,
  createElement,
  elementsOf,
  insertAfterCharset,
  remove,
  type Tree,
} from "../html";
import { writeScript } from "../inline-scripts";
import type { RuntimeSources } from "../steps/policy";
import { buildLoader, buildScript } from "./build-loader";
import { addLoader, deferScripts, isForOldBrowsers } from "./defer-scripts";
import { inlineStyles } from "./inline-styles";
import { rejectOpenBoundaries } from "./open-boundaries";
import { dropPreloads, trimPageData } from "./preload-hints";
import { runtimeStyleHashes } from "./runtime-styles";

/** Has pages start the framework when the visitor does something, and paint without waiting for any other file. */
export async function deferHydration(
  pages: readonly Page[],
  site: Site,
): Promise<RuntimeSources> {
  const loader = await buildLoader(site.basePath);
  const earlyWidgets = await writeScript(
    await buildScript("components/motion/early-widgets.ts"),
    site,
  );
  for (const page of pages) {
    rejectOpenBoundaries(page);
    inlineStyles(page, site);
    dropPreloads(page.tree);
    const scripts = await deferScripts(page, site);
    if (hasVisibleWidget(page.tree)) addEarlyScript(page.tree, earlyWidgets);
    addLoader(page.tree, loader, scripts);
    await trimPageData(page, site);
  }
  // The loader defines the default policy.
  return { styles: runtimeStyleHashes(), trustedTypes: ["default"] };
}

function hasVisibleWidget(tree: Tree): boolean {
  return elementsOf(tree, "div").some(
    (element) => attributeOf(element, "data-visible") !== undefined,
  );
}

/**
 * In the head, so that it is there for the first touch; runs once the page is parsed. Its tag gets a hash, so these
 * pages can do without the tag for old browsers, which the others keep only for Mozilla's points.
 */
function addEarlyScript(tree: Tree, src: string): void {
  elementsOf(tree, "script").filter(isForOldBrowsers).forEach(remove);
  insertAfterCharset(tree, createElement("script", { src, defer: "" }));
}
