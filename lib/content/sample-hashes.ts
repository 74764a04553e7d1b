import { valueAt } from "./issues/content-issue";
import { hashesOf } from "./issues/samples";
import { bytesOf, readContent } from "./read";
import { validateContent } from "./validate";

/** What sample-hashes.json holds; nothing once the content is somebody's own, since its texts are no samples then. */
export function sampleHashes(): string | undefined {
  const { sources } = validateContent(readContent());
  if (valueAt(sources.get("site")?.data, ["sample"]) !== true) return undefined;
  return `${JSON.stringify(hashesOf(sources.values(), bytesOf), null, 2)}\n`;
}
