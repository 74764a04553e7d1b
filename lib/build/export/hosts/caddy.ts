import { type HostLayout, keptCache } from "./layout";

/** A file to import into a site block that has a `root`. */
export function caddyFiles(layout: HostLayout): Record<string, string> {
  const { basePath, everywhere, revalidated, kept } = layout;
  const headers = Object.entries(everywhere).map(
    ([name, value]) => `  ${name} "${value}"`,
  );
  // Caddy answers errors by rules of their own.
  const header = `header {\n${headers.join("\n")}\n  -Server\n}`;
  const folders = kept.map(({ path }) => `${path}*`).join(" ");
  const text = `# import this file into a site block that has a root.
${header}
@kept path ${folders}
@asked_again not path ${folders}
header @kept Cache-Control "${keptCache(layout)}"
header @asked_again Cache-Control "${revalidated}"

# One address for each page.
@index path_regexp index ^(.*/)index\\.html$
redir @index {re.index.1} 308
@html path_regexp html ^(.+)\\.html$
redir @html {re.html.1} 308
@slash path_regexp slash ^(${basePath}/.+)/$
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
  file_server {
    precompressed br gzip
  }
}
`;
  return { ".hosts/Caddyfile": text };
}
