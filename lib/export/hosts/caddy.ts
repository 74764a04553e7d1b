import { CACHE_IMMUTABLE, CACHE_REVALIDATED } from "./headers";
import { CORP, escapePath, type HostLayout, spellingOf } from "./layout";

/** A file to import into a site block that has a `root`. */
export function caddyfile(layout: HostLayout): string {
  const { basePath, home, securityHeaders, crossOrigin, redirects } = layout;
  const headers = Object.entries(securityHeaders)
    .filter(([name]) => name !== CORP)
    .map(([name, value]) => `  ${name} "${value}"`);
  // Caddy responds to errors by rules of their own.
  const header = `header {\n${headers.join("\n")}\n  Vary Accept-Encoding\n  -Server\n}`;
  return `# import this file into a site block that has a root.
${header}
@kept path_regexp ${layout.immutablePattern}
@revalidated not path_regexp ${layout.immutablePattern}
header @kept Cache-Control "${CACHE_IMMUTABLE}"
header @revalidated Cache-Control "${CACHE_REVALIDATED}"
@shared path ${crossOrigin.join(" ")}
@own not path ${crossOrigin.join(" ")}
header @shared ${CORP} "cross-origin"
header @own ${CORP} "${securityHeaders[CORP]}"

@other_method not method GET HEAD
error @other_method 405

${redirects.map(([from, to], index) => redirect(`moved${index}`, escapePath(from), to)).join("")}
# One path for each page.
${redirect("spelling", spellingOf(layout.pages), "{re.spelling.1}")}
${redirect("index", `${basePath}/index(?:\\.html)?`, home)}

@manifest path *.webmanifest
header @manifest Content-Type application/manifest+json

@hidden path_regexp ^${basePath}/404(\\.html)?$|/\\.(hosts|htaccess|nojekyll)|\\x00
error @hidden 404

try_files {path} {path}.html {path}/index.html
file_server {
  precompressed br gzip
}

handle_errors {
  ${header}
  rewrite * ${basePath}/404.html
  # The page is whole whatever the browser has of another.
  request_header -If-None-Match
  request_header -If-Modified-Since
  request_header -Range
  header Cache-Control "${CACHE_REVALIDATED}"
  header ${CORP} "${securityHeaders[CORP]}"
  file_server {
    precompressed br gzip
  }
}
`;
}

/** The query, such as a campaign's, goes along. */
function redirect(name: string, pattern: string, target: string) {
  return `@${name} vars_regexp ${name} {uri} ^${pattern}(?P<query>\\?.*)?$
redir @${name} ${target}{re.${name}.query} 308
`;
}
