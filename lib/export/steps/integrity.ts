import { integrityOf } from "../../node/hash";
import { type ExportFolder, type Page, readAsset } from "../files";
import { attributeOf, type Element, elementsOf, setAttribute } from "../html";

/**
 * Gives every tag that fetches a script or a stylesheet the hash of the file, so that browsers reject a changed file. A
 * disabled stylesheet is not fetched, and its hash would be 50 bytes that no compression shortens.
 */
export function addIntegrity({ tree }: Page, site: ExportFolder): void {
  for (const element of elementsOf(tree, "script", "link")) {
    const url = codeUrl(element);
    if (url && attributeOf(element, "disabled") === undefined)
      setAttribute(element, "integrity", integrityOf(readAsset(url, site)));
  }
}

function codeUrl(element: Element): string | undefined {
  const src = attributeOf(element, "src");
  const rel = attributeOf(element, "rel") ?? "";
  const isCode =
    ["stylesheet", "modulepreload"].includes(rel) ||
    attributeOf(element, "as") === "script";
  return src ?? (isCode ? attributeOf(element, "href") : undefined);
}
