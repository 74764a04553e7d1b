import {
  type ExportFolder,
  type Page,
  writeOutput,
} from "@/lib/export/export-folder";
import {
  appendScript,
  findInlineScripts,
  getText,
  remove,
} from "@/lib/export/html";
import { contentHash } from "@/lib/node/hash";

/** Moves the inline scripts of the body into one file, so that the policy needs no hash for each. */
export async function moveInlineScripts({ tree }: Page, site: ExportFolder) {
  const scripts = findInlineScripts(tree).filter(
    ({ parentNode }) => parentNode?.nodeName === "body",
  );
  if (scripts.length === 0) return;
  const text = scripts.map(getText).join("\n");
  const file = `_next/static/inline/${contentHash(text)}.js`;
  await writeOutput(site, file, text);
  scripts.forEach(remove);
  appendScript(tree, "body", "", { src: `${site.basePath}/${file}` });
}
