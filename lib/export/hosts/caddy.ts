import { CACHE_IMMUTABLE, CACHE_REVALIDATED } from "../steps/headers";
import { CORP, escapePath, type HostLayout, PLAIN_PATH } from "./layout";

/** A file to import into a site block that has a `root`. */
export function caddyfile(layout: HostLayout): string {
  const { basePath, securityHeaders, immutable, crossOrigin, redirects } =
    layout;
  const headers = Object.entries(securityHeaders)
    .filter(([name]) => name !== CORP)
    .map(([name, value]) => `  ${name} "${value}"`);
  // Caddy responds to errors by rules of their own.
  const header = `header {\n${headers.join("\n")}\n  -Server\n}`;
  const folders = immutable.map((folder) => `${folder}*`).join(" ");
  return `# import this file into a site block that has a root.
${header}
@kept path ${folders}
@revalidated not path ${folders}
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
${redirect("index", `(${basePath}(?:${PLAIN_PATH})?/)index\\.html`)}
${redirect("html", `(${PLAIN_PATH})\\.html`)}
${redirect("slash", `(${basePath}${PLAIN_PATH})/`)}

@hidden path_regexp /\\.(hosts|htaccess|nojekyll)
error @hidden 404

try_files {path} {path}.html {path}/index.html
file_server {
  precompressed br gzip
}

handle_errors {
  ${header}
  rewrite * ${basePath}/404.html
  header Cache-Control "${CACHE_REVALIDATED}"
  header ${CORP} "${securityHeaders[CORP]}"
  file_server {
    precompressed br gzip
  }
}
`;
}

/** The target is what the first group of the pattern holds, unless given. The query, such as a campaign's, goes along. */
function redirect(name: string, pattern: string, target = `{re.${name}.1}`) {
  return `@${name} vars_regexp ${name} {uri} ^${pattern}(?P<query>\\?.*)?$
redir @${name} ${target}{re.${name}.query} 308
`;
}
