import { escapeHtml } from "@/lib/node/escape-html";
import {
  type ExportFolder,
  writeOutput,
} from "@/lib/publish/export/export-folder";

/** Writes a page that redirects at each former path, for hosts that read none of our redirects, such as GitHub Pages. */
export async function writeFormerPaths(folder: ExportFolder): Promise<void> {
  for (const { from, to } of folder.redirects) {
    const path = folder.basePath + to;
    const { id = "" } = folder.routes.find(({ path }) => path === to) ?? {};
    const title = escapeHtml(folder.getMeta(id).title);
    const dir = folder.direction ? ` dir="${folder.direction}"` : "";
    const html = `<!doctype html>
<html lang="${folder.locale}"${dir}>
<meta charset="utf-8">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${folder.siteUrl}${path}">
<meta http-equiv="refresh" content="0; url=${path}">
<p><a href="${path}">${title}</a></p>
</html>
`;
    const name = from.slice(1);
    // Hosts without clean URLs need a folder.
    const files = name.endsWith(".html")
      ? [name]
      : [`${name}.html`, `${name}/index.html`];
    for (const file of files) await writeOutput(folder, { [file]: html });
  }
}
