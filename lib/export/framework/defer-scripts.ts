import {
  type ExportFolder,
  type Page,
  readAsset,
} from "@/lib/export/export-folder";
import {
  appendTo,
  attributeOf,
  createElement,
  type Element,
  elementsOf,
  remove,
  scriptSafeJson,
} from "@/lib/export/html";
import { integrityOf } from "@/lib/node/hash";

/** A script that the loader adds to the page. */
export type DeferredScript = {
  src: string;
  integrity: string;
  /** In order, each in a task of its own. */
  async: false;
};

/**
 * Takes the framework's scripts out of a page and lists them for the loader, which starts them when the visitor does
 * something, in the order in which they have to run: the page's data, then the code, whose own order is free. What Next
 * adds for browsers without modules goes: they could not read the loader.
 */
export function deferScripts({ file, tree }: Page, site: ExportFolder): void {
  const scripts = elementsOf(tree, "script").filter((script) =>
    attributeOf(script, "src"),
  );
  if (scripts.length === 0)
    throw new Error(`${file} has no scripts of the framework.`);
  scripts.forEach(remove);
  const isCode = (script: Element) => attributeOf(script, "async") === "";
  const list = scripts
    .filter((script) => attributeOf(script, "nomodule") === undefined)
    .sort((one, other) => Number(isCode(one)) - Number(isCode(other)))
    .map((script): DeferredScript => {
      const src = attributeOf(script, "src") ?? "";
      const integrity = integrityOf(readAsset(src, site));
      return { src, integrity, async: false };
    });
  const attributes = { type: "application/json", id: "loader" };
  appendTo(
    tree,
    "body",
    createElement("script", attributes, scriptSafeJson(list)),
  );
}
