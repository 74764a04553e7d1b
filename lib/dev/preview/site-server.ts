import { readFile, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { extname, join } from "node:path";
import { headersFor, parseHeadersFile } from "@/lib/build/export/headers";

type Site = {
  /** Directory with the exported site. */
  out: string;
  /** Path below which the site is served; empty at the root. */
  basePath: string;
};

type Answer = {
  status: number;
  headers: Record<string, string>;
  body?: Buffer;
};

/**
 * Serves the export as a static host with clean addresses does, with the headers of the generated `_headers` file.
 * Every request reads from disk, so that a new build shows at once.
 */
export function createSiteServer(site: Site): Server {
  return createServer((request, response) => {
    answer(request, site)
      .catch((): Answer => ({ status: 500, headers: {} }))
      .then(({ status, headers, body }) => {
        response.writeHead(status, headers);
        response.end(request.method === "HEAD" ? undefined : body);
      });
  });
}

async function answer(request: IncomingMessage, site: Site): Promise<Answer> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return { status: 405, headers: { Allow: "GET, HEAD" } };
  }
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  if (site.basePath && pathname === "/") {
    return { status: 302, headers: { Location: `${site.basePath}/${search}` } };
  }

  const found = await find(pathname, site);
  const file = found ?? (await isFile(join(site.out, "404.html")));
  const headers = await hostHeaders(pathname, site);
  if (!file) return { status: 404, headers };

  const variant = await compressed(file.path, request);
  const body = await readFile(variant.path);
  Object.assign(headers, {
    "Content-Type": TYPES[extname(file.path)] ?? "application/octet-stream",
    "Content-Length": String(body.length),
    Vary: "Accept-Encoding",
    ...(variant.encoding && { "Content-Encoding": variant.encoding }),
  });
  if (!found) return { status: 404, headers, body };

  headers.ETag = `W/"${body.length.toString(36)}-${file.changed.toString(36)}"`;
  if (request.headers["if-none-match"] === headers.ETag) {
    delete headers["Content-Length"];
    return { status: 304, headers };
  }
  return { status: 200, headers, body };
}

type File = { path: string; changed: number };

async function find(pathname: string, site: Site): Promise<File | undefined> {
  if (!`${pathname}/`.startsWith(`${site.basePath}/`)) return undefined;
  const path = decode(pathname.slice(site.basePath.length)) || "/";
  // Host files such as .htaccess and _headers are for the host, not for visitors.
  if (/[\0\\]|\/\.(?!well-known\/)|^\/_(headers|redirects)$/.test(path)) {
    return undefined;
  }
  const candidates = path.endsWith("/")
    ? [`${path}index.html`]
    : [path, `${path}.html`, `${path}/index.html`];
  for (const candidate of candidates) {
    const file = await isFile(join(site.out, candidate));
    if (file) return file;
  }
  return undefined;
}

async function compressed(path: string, { headers }: IncomingMessage) {
  const accepted = String(headers["accept-encoding"] ?? "");
  for (const [encoding, extension] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    const wanted = new RegExp(`\\b${encoding}\\b(?!;q=0(\\.0*)?(,|$))`);
    if (wanted.test(accepted) && (await isFile(path + extension))) {
      return { path: path + extension, encoding };
    }
  }
  return { path, encoding: undefined };
}

async function hostHeaders(pathname: string, site: Site) {
  const text = await readFile(join(site.out, "_headers"), "utf8");
  return headersFor(pathname, parseHeadersFile(text));
}

async function isFile(path: string): Promise<File | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, changed: found.mtimeMs } : undefined;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
