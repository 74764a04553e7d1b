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
import { CACHE_REVALIDATED } from "@/lib/export/hosts/headers";

/** Serves out/ on this machine. Resolves with the URL. */
export async function serveSite(port: number, basePath: string) {
  await listen(createSiteServer(resolve("out"), basePath), port);
  return `http://localhost:${port}${basePath}`;
}

/**
 * Serves the export like a static host with clean URLs, with the headers that vercel.json lists. `basePath` is the path
 * below which it is served; empty at the root.
 */
export function createSiteServer(out: string, basePath: string): Server {
  if (!existsSync(join(out, "vercel.json")))
    throw new Error(
      "There is no finished site in out/. Build it first: npm run build",
    );
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
    for (const { key, value } of hostHeaders(out, path))
      response.setHeader(key, value);
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

type Rule = { source: string; headers: { key: string; value: string }[] };

/** The headers of a path. Of the configuration files of all hosts, only vercel.json is JSON. */
function hostHeaders(out: string, path: string) {
  const file = readFileSync(join(out, "vercel.json"), "utf8");
  return (JSON.parse(file).headers as Rule[])
    .filter(({ source }) => new RegExp(`^${source}$`).test(path))
    .flatMap(({ headers }) => headers);
}

/** Sets two types that sirv does not: that of icons, and the character set of plain text. */
function setContentType(response: ServerResponse, path: string): void {
  if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
  if (path.endsWith(".txt"))
    response.setHeader("Content-Type", "text/plain;charset=utf-8");
}
