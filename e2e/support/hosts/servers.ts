import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { env } from "@/lib/site/env";
import type { Host } from "./host";

/** Real servers: those with the configuration that the export contains, and one as installed. */
export const servers: Host[] = [
  {
    name: "nginx with .hosts/nginx.conf",
    program: "nginx",
    ownHeaders: true,
    parameters: nginx,
  },
  {
    name: "Apache with .htaccess",
    program: "apache2",
    ownHeaders: true,
    parameters: apache,
  },
  {
    name: "python http.server",
    program: "python3",
    parameters: python,
  },
];

function nginx(root: string, port: number) {
  const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  const withBrotli = existsSync(brotli);
  const folder = dirname(root);
  const file = join(folder, "nginx.conf");
  const configuration = `${withBrotli ? `load_module ${brotli};` : ""}
daemon off;
pid nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${withBrotli ? "brotli_static on;" : ""}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    index index.html;
    include ${join(root, env.basePath, ".hosts/nginx.conf")};
  }
}
`;
  writeFileSync(file, configuration);
  return ["-p", folder, "-c", file];
}

function apache(root: string, port: number) {
  const modules =
    "mpm_event authz_core dir mime autoindex negotiation headers rewrite setenvif filter".split(
      " ",
    );
  const folder = dirname(root);
  const file = join(folder, "httpd.conf");
  const configuration = `ServerRoot "/usr/lib/apache2"
${modules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`).join("\n")}
ServerName localhost
TraceEnable Off
Listen 127.0.0.1:${port}
PidFile ${folder}/httpd.pid
Mutex file:${folder}
ErrorLog ${folder}/error.log
User www-data
Group www-data
TypesConfig /etc/mime.types
DirectoryIndex index.html
DocumentRoot "${root}"
<Directory "/">
  Require all granted
</Directory>
<Directory "${root}">
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
`;
  writeFileSync(file, configuration);
  return ["-D", "FOREGROUND", "-f", file];
}

function python(root: string, port: number) {
  return ["-m", "http.server", String(port), "-b", "127.0.0.1", "-d", root];
}
