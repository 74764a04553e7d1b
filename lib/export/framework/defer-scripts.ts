import {
  type ExportFolder,
  type Page,
  readAsset,
} from "@/lib/export/export-folder";
import {
  appendScript,
  type Element,
  findElements,
  getAttribute,
  remove,
  scriptSafeJson,
} from "@/lib/export/html";
import { integrityHash } from "@/lib/node/hash";

/** A script that the loader adds to the page. */
export type DeferredScript = {
  src: string;
  integrity: string;
  /** The scripts run in order, each in its own task. */
  async: false;
};

/**
 * Removes the framework's scripts from a page and lists them in the order in which they must run: the page's data, then
 * the code, whose own order does not matter. The loader starts them when the visitor does something. Scripts that Next
 * adds for browsers without modules are dropped, because these browsers cannot run the loader.
 */
export function deferScripts({ file, tree }: Page, site: ExportFolder): void {
  const scripts = findElements(tree, "script").filter((script) =>
    getAttribute(script, "src"),
  );
  if (scripts.length === 0)
    throw new Error(`${file} has no scripts of the framework.`);
  scripts.forEach(remove);
  const isCode = (script: Element) => getAttribute(script, "async") === "";
  const list = scripts
    .filter((script) => getAttribute(script, "nomodule") === undefined)
    .sort((one, other) => Number(isCode(one)) - Number(isCode(other)))
    .map((script): DeferredScript => {
      const src = getAttribute(script, "src") ?? "";
      const integrity = integrityHash(readAsset(src, site));
      return { src, integrity, async: false };
    });
  const attributes = { type: "application/json", id: "loader" };
  appendScript(tree, "body", scriptSafeJson(list), attributes);
}
