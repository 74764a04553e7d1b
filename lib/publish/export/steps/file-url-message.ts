import type { ExportFolder, Page } from "@/lib/publish/export/export-folder";

const message =
  "Pictures and links need a server: run npm start, or upload the folder to a static host.";

/** In a draft, adds a message to pages that are opened from the disk: their file URLs need a server. */
export function addFileUrlMessage({ $ }: Page, folder: ExportFolder): void {
  if (folder.indexable) return;
  const script = `location.protocol=="file:"&&document.body.prepend("${message}")`;
  $("body").append($("<script>").text(script));
}
