import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { readJson } from "@/lib/check/syntax";
import { type ContentFolder, readContent } from "@/lib/content/read";

/**
 * Reads the content folder. Editors write in place, so a file that is empty or cut may be on its way: it counts when it
 * has been read twice the same.
 */
export async function settledContent(
  root?: string,
  before?: ContentFolder,
): Promise<ContentFolder> {
  const content = readContent(root);
  const isWhole = [...content.files].every(
    ([name, text]) => "tree" in readJson(name, text),
  );
  if (isWhole || isDeepStrictEqual(content, before)) return content;
  await sleep(200);
  return settledContent(root, content);
}
