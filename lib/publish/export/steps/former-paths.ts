import { escapeHtml } from "@/lib/node/escape-html";
import { type Build, writeOutput } from "@/lib/publish/export/build";

/** Writes a page that redirects at each former path, for hosts that read none of our redirects, such as GitHub Pages. */
export async function writeFormerPaths(build: Build): Promise<void> {
  for (const { from, to } of build.redirects) {
    const path = build.basePath + to;
    const { id = "" } = build.routes.find(({ path }) => path === to) ?? {};
    const title = escapeHtml(build.getMeta(id).title);
    const dir = build.direction ? ` dir="${build.direction}"` : "";
    const html = `<!doctype html>
<html lang="${build.locale}"${dir}>
<meta charset="utf-8">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${build.siteUrl}${path}">
<meta http-equiv="refresh" content="0; url=${path}">
<p><a href="${path}">${title}</a></p>
</html>
`;
    const name = from.slice(1);
    // Hosts without clean URLs need a folder.
    const files = name.endsWith(".html")
      ? [name]
      : [`${name}.html`, `${name}/index.html`];
    for (const file of files) await writeOutput(build, { [file]: html });
  }
}
