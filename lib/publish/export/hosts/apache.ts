import { CACHE_REVALIDATED, partHeaders, securityHeaders } from "./headers";
import { escapePath, type HostLayout, spellingPattern } from "./layout";

/** `.htaccess` for Apache 2.4 with AllowOverride All; each section is skipped where its module is missing. */
export function htaccess(layout: HostLayout): string {
  const { basePath, home, redirects } = layout;
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `  Header always set ${name} "${value}"`,
  );
  // Apache removes the base path and the slash after it.
  const local = (path: string) => path.slice(basePath.length + 1);
  return `Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 404 ${basePath}/404.html
AddDefaultCharset utf-8

<IfModule mod_dir.c>
  DirectorySlash Off
</IfModule>

<IfModule mod_mime.c>
  AddType application/manifest+json .webmanifest
  # Apache takes ".br" for the language Breton and ".gz" for an archive.
  RemoveLanguage .br
  RemoveType .gz
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>

<IfModule mod_headers.c>
${headers.join("\n")}
  Header merge Vary Accept-Encoding
  # Apache writes its own scheme and the Host header before the path. Behind a proxy, these may differ from the visitor's.
  # Apache edits only the headers of a response with a document, so it gets one.
  ErrorDocument 301 ${basePath}/robots.txt
  Header edit Location ^https?://[^/]+ ""
  SetEnvIf Request_URI "${layout.partPattern}" PART
  Header set Cache-Control "${partHeaders["Cache-Control"]}" env=PART
  Header set Cache-Control "${CACHE_REVALIDATED}" env=!PART
  Header always set Content-Security-Policy "${partHeaders["Content-Security-Policy"]}" env=PART
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${basePath}/

  RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
  RewriteRule ^ - [R=405,L]
  RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]

${redirects.map(([from, to]) => `  RewriteRule ^${escapePath(local(from))}$ ${to} [R=301,L]\n`).join("")}
  # One path for each page, and none for the error page. The conditions skip paths that are rewritten below.
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteRule ^${spellingPattern(layout.pages.map(local))}$ ${basePath}/$1 [R=301,L]
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteRule ^index(?:\\.html)?$ ${home} [R=301,L]
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteRule ^404(?:\\.html)?$ - [R=404,L]

${basePath ? homeWithoutSlash(basePath) : ""}  # The file of the page. REQUEST_FILENAME would end at the first missing part of the path.
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{DOCUMENT_ROOT}${basePath}/$1.html -f
  RewriteRule ^(.+)$ $1.html
  # Folders are not pages.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404,L]

  # The compressed file, for browsers that accept it.
  RewriteRule ^$ index.html
  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b${notExcluded}
  RewriteCond %{DOCUMENT_ROOT}${basePath}/$1.br -f
  RewriteRule ^(.+)$ $1.br [L]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b${notExcluded}
  RewriteCond %{DOCUMENT_ROOT}${basePath}/$1.gz -f
  RewriteRule ^(.+)$ $1.gz [L]
</IfModule>
`;
}

function homeWithoutSlash(basePath: string): string {
  return `  RewriteOptions AllowNoSlash
  RewriteCond %{REQUEST_URI} =${basePath}
  RewriteRule ^ index.html

`;
}

/** Follows the name of an encoding in a pattern, and fails if the browser excludes the encoding with the weight 0. */
const notExcluded = "(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))";
