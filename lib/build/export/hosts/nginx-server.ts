import { existsSync } from "node:fs";

const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The configuration of an nginx of one's own, in the foreground, with `inside` as the body of its only server. */
export function nginxConfiguration({
  root,
  port,
  inside,
  workers = 1,
}: {
  root: string;
  port: number;
  inside: string;
  workers?: number;
}): string {
  const withBrotli = existsSync(brotli);
  return `${withBrotli ? `load_module ${brotli};\n` : ""}daemon off;
worker_processes ${workers};
pid nginx.pid;
error_log stderr;
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  keepalive_requests 100000;
  ${withBrotli ? "brotli_static on;" : ""}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    index index.html;
    ${inside}
  }
}
`;
}
