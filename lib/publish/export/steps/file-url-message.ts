import type { Build, Page } from "@/lib/publish/export/build";

const message =
  "Pictures and links need a server: run npm start, or upload the folder to a static host.";

/** In a draft, adds a message to pages that are opened from the disk: their file URLs need a server. */
export function addFileUrlMessage({ $ }: Page, build: Build): void {
  if (build.indexable) return;
  const script = `location.protocol=="file:"&&document.body.prepend("${message}")`;
  $("body").append($("<script>").text(script));
}
