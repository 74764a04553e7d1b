import { contentHash } from "../node/hash";
import { type ExportFolder, type Page, writeOutput } from "./files";
import {
  attributeOf,
  type Element,
  elementsOf,
  remove,
  setAttribute,
  setText,
  type Tree,
  textOf,
} from "./html";

/** Script elements with another type hold data: no browser runs them and no policy restricts them. */
const executableTypes = new Set([undefined, "", "module", "text/javascript"]);

/** The scripts of a page whose text is in the page and runs. */
export function inlineScriptsOf(tree: Tree): Element[] {
  return elementsOf(tree, "script").filter(
    (script) =>
      attributeOf(script, "src") === undefined &&
      executableTypes.has(attributeOf(script, "type")),
  );
}

/** Joins the inline scripts of the body in one file, so that the policy does not list the hash of each. */
export async function moveInlineScripts(
  { tree }: Page,
  site: ExportFolder,
): Promise<void> {
  const scripts = inlineScriptsOf(tree).filter(
    ({ parentNode }) => parentNode?.nodeName === "body",
  );
  const last = scripts.pop();
  if (!last) return;
  const text = [...scripts, last].map(textOf).join("\n");
  const file = `_next/static/inline/${contentHash(text)}.js`;
  await writeOutput(site, file, text);
  scripts.forEach(remove);
  setText(last, "");
  setAttribute(last, "src", `${site.basePath}/${file}`);
}
