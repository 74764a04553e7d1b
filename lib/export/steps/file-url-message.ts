import type { Page } from "@/lib/export/export-folder";
import { appendTo, createElement } from "@/lib/export/html";

const message =
  "Pictures and links need a server: run npm start, or upload the folder to a static host.";

/** A draft says what to do when it is opened from the disk: pages name their files from the root of a host. */
export function addFileUrlMessage({ tree }: Page): void {
  const script = `location.protocol=="file:"&&document.body.prepend("${message}")`;
  appendTo(tree, "body", createElement("script", {}, script));
}
