import type { Page } from "@/lib/export/export-folder";
import { appendScript } from "@/lib/export/html";

const message =
  "Pictures and links need a server: run npm start, or upload the folder to a static host.";

/** In a draft, adds a message to pages that are opened from the disk: their file URLs need a server. */
export function addFileUrlMessage({ tree }: Page): void {
  const script = `location.protocol=="file:"&&document.body.prepend("${message}")`;
  appendScript(tree, "body", script);
}
