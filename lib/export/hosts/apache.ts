import { CACHE_IMMUTABLE, CACHE_REVALIDATED } from "../steps/headers";
import { CORP, escapePath, type HostLayout, PLAIN_SEGMENT } from "./layout";

/** `.htaccess` for Apache 2.4 with AllowOverride All; each section is skipped where its module is missing. */
export function htaccess(layout: HostLayout): string {
  const { basePath, securityHeaders, redirects } = layout;
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `  Header always set ${name} "${value}"`,
  );
  // Apache takes the first slash off.
  const plain = `(${PLAIN_SEGMENT}(?:/${PLAIN_SEGMENT})*)`;
  return `Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 404 ${basePath}/404.html
AddDefaultCharset utf-8

<IfModule mod_dir.c>
  DirectorySlash Off
</IfModule>

<IfModule mod_mime.c>
  AddType application/manifest+json .webmanifest
  AddType image/avif .avif
  AddType font/woff2 .woff2
  AddType text/javascript .js
  # ".br" is also Breton, ".gz" also an archive.
  RemoveLanguage .br
  RemoveType .gz
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>

<IfModule mod_headers.c>
${headers.join("\n")}
  # By now the path may be that of the compressed file.
  SetEnvIf Request_URI "${layout.crossOriginPattern.replaceAll("$", "(\\.(br|gz))?$")}" SHARED
  Header always set ${CORP} "cross-origin" env=SHARED
  Header merge Vary Accept-Encoding
  SetEnvIf Request_URI "${layout.immutablePattern}" KEPT
  Header set Cache-Control "${CACHE_IMMUTABLE}" env=KEPT
  Header set Cache-Control "${CACHE_REVALIDATED}" env=!KEPT
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${basePath}/

  RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]

${redirects.map(([from, to]) => `  RewriteRule ^${escapePath(from.slice(basePath.length + 1))}$ ${to} [R=301,L]\n`).join("")}
  # One path for each page.
  RewriteCond %{THE_REQUEST} \\s[^?\\s]*\\.html[?\\s]
  RewriteRule ^(?:${plain}/)?index\\.html$ ${basePath}/$1 [R=301,L]
  RewriteCond %{THE_REQUEST} \\s[^?\\s]*\\.html[?\\s]
  RewriteRule ^${plain}\\.html$ ${basePath}/$1 [R=301,L]
  RewriteRule ^${plain}/$ ${basePath}/$1 [R=301,L]

  # The file of the page.
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+)$ $1.html

  # The compressed file, for browsers that take it.
  RewriteRule ^$ index.html
  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{DOCUMENT_ROOT}${basePath}/$1.br -f
  RewriteRule ^(.+)$ $1.br [L]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond %{DOCUMENT_ROOT}${basePath}/$1.gz -f
  RewriteRule ^(.+)$ $1.gz [L]
</IfModule>
`;
}
