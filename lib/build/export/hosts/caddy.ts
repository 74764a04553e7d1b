import { CORP, type HostLayout, keptCache, PLAIN_PATH } from "./layout";

/** A file to import into a site block that has a `root`. */
export function caddyFiles(layout: HostLayout): Record<string, string> {
  const { basePath, everywhere, revalidated, kept, shared, moved } = layout;
  const headers = Object.entries(everywhere)
    .filter(([name]) => name !== CORP)
    .map(([name, value]) => `  ${name} "${value}"`);
  // Caddy answers errors by rules of their own.
  const header = `header {\n${headers.join("\n")}\n  -Server\n}`;
  const folders = kept.map(({ path }) => `${path}*`).join(" ");
  const text = `# import this file into a site block that has a root.
${header}
@kept path ${folders}
@revalidated not path ${folders}
header @kept Cache-Control "${keptCache(layout)}"
header @revalidated Cache-Control "${revalidated}"
@shared path ${shared.join(" ")}
@own not path ${shared.join(" ")}
header @shared ${CORP} "cross-origin"
header @own ${CORP} "${everywhere[CORP]}"

@other_method not method GET HEAD
error @other_method 405

${moved.map(([from, to]) => `redir ${from} ${to} 308\n`).join("")}
# One path for each page.
@index path_regexp index ^(${basePath}(?:${PLAIN_PATH})?/)index\\.html$
redir @index {re.index.1} 308
@html path_regexp html ^(${PLAIN_PATH})\\.html$
redir @html {re.html.1} 308
@slash path_regexp slash ^(${basePath}${PLAIN_PATH})/$
redir @slash {re.slash.1} 308

@hidden path_regexp /\\.(hosts|htaccess|nojekyll)
error @hidden 404

try_files {path} {path}.html {path}/index.html
file_server {
  precompressed br gzip
}

handle_errors {
  ${header}
  rewrite * ${basePath}/404.html
  header Cache-Control "${revalidated}"
  header ${CORP} "${everywhere[CORP]}"
  file_server {
    precompressed br gzip
  }
}
`;
  return { ".hosts/Caddyfile": text };
}
