import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { headersFor, parseHeadersFile } from "@/lib/build/export/headers";
import { certificate } from "./certificate";

/** How a file is changed before it is compressed and served. */
export type Change = (content: Buffer, file: string) => Buffer;

export type Served = { origin: string; close(): Promise<void> };

type Answer = { body: Buffer; headers: Record<string, string> };

/**
 * In ms. When the head of an answer and its body arrive together, Chromium's slowed-down network now and then counts the
 * body twice: the home page was there after 264 or after 381 ms. Over a real line they never do.
 */
const BODY_DELAY = 5;

const compress = promisify(brotliCompress);
const compressed = new Map<string, Promise<Buffer>>();

/**
 * Serves a directory as static hosts do: HTTP/2, brotli at its highest level made beforehand, clean addresses, and the
 * headers that the export wrote for hosts. Everything lies in memory, so that the disk is not measured.
 */
export async function serve(
  directory: string,
  change: Change = (content) => content,
): Promise<Served> {
  const answers = await readAnswers(directory, change);
  const server = createSecureServer({
    ...certificate,
    allowHTTP1: false,
  });
  server.on("stream", (stream, request) => {
    const { pathname } = new URL(String(request[":path"]), "https://localhost");
    const answer = answers.get(pathname) ?? answers.get("/404");
    stream.on("error", () => {});
    stream.respond({
      ":status": answers.has(pathname) ? 200 : 404,
      ...answer?.headers,
    });
    const body = request[":method"] === "HEAD" ? undefined : answer?.body;
    setTimeout(() => stream.end(body), BODY_DELAY);
  });
  await new Promise<void>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve()),
  );
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** At the highest level. What was compressed once is kept: the sites of one run share most of their files. */
export function brotli(content: Buffer | string): Promise<Buffer> {
  const input = Buffer.from(content);
  const key = createHash("sha256").update(input).digest("base64");
  const known = compressed.get(key);
  if (known) return known;
  const made = compress(input, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: input.length,
    },
  });
  compressed.set(key, made);
  return made;
}

async function readAnswers(directory: string, change: Change) {
  const answers = new Map<string, Answer>();
  const rules = headerRulesOf(directory);
  const entries = await readdir(directory, {
    recursive: true,
    withFileTypes: true,
  });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        const file = path.slice(directory.length).replaceAll("\\", "/");
        const content = change(await readFile(path), file);
        const type = TYPES[extname(name)] ?? "application/octet-stream";
        const isText = /text|json|javascript|xml|svg/.test(type);
        const address = addressOf(file);
        answers.set(address, {
          body: isText ? await brotli(content) : content,
          headers: {
            "content-type": type,
            ...(isText && { "content-encoding": "br" }),
            ...lowerCased(headersFor(address, rules)),
          },
        });
      }),
  );
  return answers;
}

function addressOf(file: string): string {
  if (!file.endsWith(".html")) return file;
  return file.replace(/(\/index)?\.html$/, "") || "/";
}

function headerRulesOf(directory: string) {
  try {
    return parseHeadersFile(readFileSync(join(directory, "_headers"), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** HTTP/2 knows lower-case names only. */
function lowerCased(headers: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};
