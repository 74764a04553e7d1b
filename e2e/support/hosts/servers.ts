import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import sirv from "sirv";
import { configuration, type Host, listen, run } from "./host";

/** Real servers, as their packages set them up and with the configuration that the site ships. */
export const servers: Host[] = [
  {
    name: "nginx as installed",
    program: "nginx",
    start: (root, port) =>
      nginx(root, port, "location / { try_files $uri $uri/ =404; }"),
  },
  {
    name: "nginx with .hosts/nginx.conf",
    program: "nginx",
    ownNotFoundPage: true,
    ownHeaders: true,
    start: (root, port) =>
      nginx(root, port, `include ${join(root, ".hosts/nginx.conf")};`),
  },
  {
    name: "Apache as installed",
    program: "apache2",
    start: (root, port) => apache(root, port, "Indexes FollowSymLinks", "None"),
  },
  {
    name: "Apache with MultiViews",
    program: "apache2",
    start: (root, port) =>
      apache(root, port, "Indexes FollowSymLinks MultiViews", "None"),
  },
  {
    name: "Apache with .htaccess",
    program: "apache2",
    ownNotFoundPage: true,
    ownHeaders: true,
    start: (root, port) => apache(root, port, "Indexes FollowSymLinks", "All"),
  },
  {
    name: "Caddy as installed",
    program: "caddy",
    start: (root, port) => caddy(root, port, "file_server"),
  },
  {
    name: "Caddy with .hosts/Caddyfile",
    program: "caddy",
    ownNotFoundPage: true,
    ownHeaders: true,
    start: (root, port) =>
      caddy(root, port, `import ${join(root, ".hosts/Caddyfile")}`),
  },
  {
    name: "lighttpd as installed",
    program: "lighttpd",
    start: (root, port) => {
      const file = configuration(`server.document-root = "${root}"
server.bind = "127.0.0.1"
server.port = ${port}
index-file.names = ("index.html")
mimetype.assign = (".html" => "text/html", ".js" => "text/javascript", ".css" => "text/css", ".txt" => "text/plain",
  ".svg" => "image/svg+xml", ".woff2" => "font/woff2", ".png" => "image/png", ".avif" => "image/avif", ".webp" => "image/webp")
`);
      return run("lighttpd", ["-D", "-f", file], port);
    },
  },
  {
    name: "busybox httpd",
    program: "busybox",
    start: (root, port) =>
      run(
        "busybox",
        ["httpd", "-f", "-p", `127.0.0.1:${port}`, "-h", root],
        port,
      ),
  },
  {
    name: "python http.server",
    program: "python3",
    start: (root, port) =>
      run(
        "python3",
        ["-m", "http.server", String(port), "-b", "127.0.0.1", "-d", root],
        port,
      ),
  },
  {
    name: "serve",
    program: "serve",
    ownNotFoundPage: true,
    start: (root, port) =>
      run("serve", ["-l", `tcp://127.0.0.1:${port}`, root], port),
  },
  {
    name: "http-server",
    program: "http-server",
    ownNotFoundPage: true,
    start: (root, port) =>
      run(
        "http-server",
        [root, "-p", String(port), "-a", "127.0.0.1", "-s"],
        port,
      ),
  },
  {
    name: "sirv",
    start: (root, port) => {
      const handler = sirv(root, { brotli: true, gzip: true });
      return listen(
        (request, response) =>
          handler(request, response, () => {
            response.writeHead(404).end("Not found");
          }),
        port,
      );
    },
  },
];

function nginx(root: string, port: number, inside: string) {
  const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  const withBrotli = existsSync(brotli);
  const file = configuration(`${withBrotli ? `load_module ${brotli};` : ""}
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
    ${inside}
  }
}
`);
  return run("nginx", ["-p", dirname(file), "-c", file], port);
}

function apache(root: string, port: number, options: string, allow: string) {
  const modules = [
    "mpm_event",
    "authz_core",
    "dir",
    "mime",
    "autoindex",
    "negotiation",
    "headers",
    "rewrite",
    "setenvif",
    "filter",
  ];
  const file = configuration(`ServerRoot "/usr/lib/apache2"
${modules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`).join("\n")}
ServerName localhost
TraceEnable Off
Listen 127.0.0.1:${port}
PidFile \${STATE}/httpd.pid
Mutex file:\${STATE}
ErrorLog \${STATE}/error.log
User www-data
Group www-data
TypesConfig /etc/mime.types
DirectoryIndex index.html
DocumentRoot "${root}"
<Directory "/">
  Require all granted
</Directory>
<Directory "${root}">
  Options ${options}
  AllowOverride ${allow}
  Require all granted
</Directory>
`);
  const state = `Define STATE ${dirname(file)}`;
  return run("apache2", ["-D", "FOREGROUND", "-C", state, "-f", file], port);
}

function caddy(root: string, port: number, inside: string) {
  const file = configuration(`{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${root}
  ${inside}
}
`);
  const parameters = ["run", "--adapter", "caddyfile", "--config", file];
  return run("caddy", parameters, port);
}
