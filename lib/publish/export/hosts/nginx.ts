import { CACHE_REVALIDATED, partHeaders, securityHeaders } from "./headers";
import { type HostLayout, spellingPattern } from "./layout";

/** A file to include in a `server` block that has a `root`. An `add_header` in a location would drop the others. */
export function nginxConf(layout: HostLayout): string {
  const { basePath, home, redirects } = layout;
  const headers = Object.entries({
    ...securityHeaders,
    "Content-Security-Policy": "$site_policy",
  }).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `# include this file in a server block that has a root.
charset utf-8;
absolute_redirect off;
server_tokens off;

# The files are compressed already. With the brotli module, also: brotli_static on;
gzip_static on;
gzip_vary on;

set $site_cache "${CACHE_REVALIDATED}";
set $site_policy "${securityHeaders["Content-Security-Policy"]}";
if ($uri ~ "${layout.partPattern}") {
  set $site_cache "${partHeaders["Cache-Control"]}";
  set $site_policy "${partHeaders["Content-Security-Policy"]}";
}
# Without "always", so that browsers do not cache 404 responses.
add_header Cache-Control $site_cache;
${headers.join("\n")}

error_page 404 ${basePath}/404.html;

${redirects.map(([from, to]) => `location = ${from} {\n  return 301 ${encodeURI(to)}$is_args$args;\n}\n`).join("")}
# One path for each page.
location ~ ^${spellingPattern(layout.pages)}$ {
  return 301 $1$is_args$args;
}

location ~ ^${basePath}/index(?:\\.html)?$ {
  return 301 ${home}$is_args$args;
}

location ${home} {
  try_files $uri $uri.html $uri/index.html =404;
}

location ~ ^${basePath}/404(?:\\.html)?$ {
  internal;
}

location ~ \\.webmanifest$ {
  types { application/manifest+json webmanifest; }
}

location ~ /\\.(?!well-known/) {
  return 404;
}
`;
}
