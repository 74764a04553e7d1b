import { integrityOf } from "../../node/hash";
import { type ExportFolder, type Page, readAsset } from "../files";
import {
  appendTo,
  attributeOf,
  createElement,
  type Element,
  elementsOf,
  insertAfterCharset,
  remove,
  scriptSafeJson,
  setText,
  type Tree,
  textOf,
} from "../html";
import { inlineScriptsOf, moveInlineScripts } from "../inline-scripts";
import { withoutHints } from "./preload-hints";

/** A script that the loader adds to the page. */
export type DeferredScript = {
  src: string;
  integrity: string;
  /** In order, each in a task of its own. */
  async: false;
};

/**
 * Takes the framework's scripts out of a page and lists them in the order in which they have to run; the loader starts
 * them when the visitor does something. Only the tag for browsers without modules stays, which current browsers never
 * fetch.
 */
export async function deferScripts(
  page: Page,
  site: ExportFolder,
): Promise<DeferredScript[]> {
  for (const script of inlineScriptsOf(page.tree)) {
    const text = textOf(script);
    if (!/^\(?self\.__next_f\b/.test(text))
      throw new Error(
        `${page.file} has an unknown inline script: ${text.slice(0, 80)}`,
      );
    setText(script, withoutHints(text));
  }
  await moveInlineScripts(page, site);
  const scripts = elementsOf(page.tree, "script").filter(
    (script) => attributeOf(script, "src") && !isForOldBrowsers(script),
  );
  if (scripts.length === 0)
    throw new Error(`${page.file} has no scripts of the framework.`);
  scripts.forEach(remove);
  // The page's data and the runtime first, so that every chunk registers as it arrives; the others as Next has them.
  const urls = ["inline", "runtime", "chunk"].flatMap((kind) =>
    scripts
      .filter((script) => kindOf(script) === kind)
      .map((script) => String(attributeOf(script, "src"))),
  );
  return [...new Set(urls)].map((src) => ({
    src,
    integrity: integrityOf(readAsset(src, site)),
    async: false,
  }));
}

/** Next's tag for browsers without modules. */
function isForOldBrowsers(script: Element): boolean {
  return attributeOf(script, "nomodule") !== undefined;
}

/** Adds the loader, and the data block that it reads. */
export function addLoader(
  tree: Tree,
  loader: string,
  scripts: readonly DeferredScript[],
): void {
  insertAfterCharset(tree, createElement("script", {}, loader));
  const attributes = { type: "application/json", id: "loader" };
  appendTo(
    tree,
    "body",
    createElement("script", attributes, scriptSafeJson(scripts)),
  );
}

function kindOf(script: Element): "inline" | "runtime" | "chunk" {
  // React's name of the script that starts all others.
  if (attributeOf(script, "id") === "_R_") return "runtime";
  return attributeOf(script, "async") === undefined ? "inline" : "chunk";
}
