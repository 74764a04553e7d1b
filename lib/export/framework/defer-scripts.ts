import { integrityOf } from "../../node/hash";
import { type Page, readAsset, type ExportFolder } from "../files";
import {
  appendTo,
  attributeOf,
  createElement,
  elementsOf,
  insertAfterCharset,
  remove,
  scriptSafeJson,
  type Tree,
} from "../html";

/** A script that the loader adds to the page. */
export type DeferredScript = {
  src: string;
  integrity: string;
  /** In order, each in a task of its own. */
  async: false;
};

/**
 * Takes the framework's scripts out of a page and lists them in the order in which they have to run: the page's data,
 * then the code, whose own order is free. The loader starts them when the visitor does something. Only the tag for
 * browsers without modules stays, which current browsers never fetch.
 */
export function deferScripts({ file, tree }: Page, site: ExportFolder) {
  const scripts = elementsOf(tree, "script").filter(
    (script) =>
      attributeOf(script, "src") &&
      attributeOf(script, "nomodule") === undefined,
  );
  if (scripts.length === 0)
    throw new Error(`${file} has no scripts of the framework.`);
  scripts.forEach(remove);
  const isCode = (script: (typeof scripts)[number]) =>
    attributeOf(script, "async") !== undefined;
  const ordered = [
    ...scripts.filter((script) => !isCode(script)),
    ...scripts.filter(isCode),
  ];
  const urls = ordered.map((script) => attributeOf(script, "src") ?? "");
  return [...new Set(urls)].map(
    (src): DeferredScript => ({
      src,
      integrity: integrityOf(readAsset(src, site)),
      async: false,
    }),
  );
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
