import { existsSync, readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { join, resolve } from "node:path";
import sirv from "sirv";
import { listen } from "@/lib/dev/ports";
import { CACHE_REVALIDATED } from "@/lib/publish/export/hosts/headers";
import { headerRules } from "@/lib/publish/export/hosts/layout";
import type { env } from "@/lib/site/env";

type Settings = Pick<typeof env, "basePath">;

/** Serves out/ on this machine. Resolves with the URL. */
export async function serveSite(port: number, settings: Settings) {
  await listen(createSiteServer(resolve("out"), settings), port);
  return `http://localhost:${port}${settings.basePath}`;
}

/** Serves the export like a static host with clean URLs, with the headers of the files for hosts. */
export function createSiteServer(out: string, settings: Settings): Server {
  const { basePath } = settings;
  const rules = headerRules(settings);
  if (!existsSync(join(out, "_headers")))
    throw new Error("out/ has no finished site. Build it first: npm run build");
  // "dev" reads the disk at every request, so that a new build is served without a restart.
  const serveFile = sirv(out, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: setContentType,
  });
  return createServer((request, response) => {
    try {
      respond(request, response);
    } catch (error) {
      // A running build has removed the files.
      response.writeHead(503, { "Content-Type": "text/plain;charset=utf-8" });
      response.end(`The site cannot be read: ${error}\n`);
    }
  });

  function respond(request: IncomingMessage, response: ServerResponse) {
    const [path = "/"] = (request.url ?? "/").split("?");
    response.setHeader("Cache-Control", CACHE_REVALIDATED);
    for (const rule of rules)
      if (path.startsWith(rule.path.slice(0, -1)))
        response.setHeaders(new Headers(rule.headers));
    if (basePath && path === "/") {
      response.writeHead(302, { Location: `${basePath}/` }).end();
    } else if (!`${path}/`.startsWith(`${basePath}/`)) {
      notFound();
    } else {
      request.url = path.slice(basePath.length) || "/";
      serveFile(request, response, notFound);
    }

    function notFound() {
      const page = readFileSync(join(out, "404.html"));
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
      response.end(page);
    }
  }
}

/** Sets two types that sirv does not: that of icons, and the character set of plain text. */
function setContentType(response: ServerResponse, path: string): void {
  if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
  if (path.endsWith(".txt"))
    response.setHeader("Content-Type", "text/plain;charset=utf-8");
}
