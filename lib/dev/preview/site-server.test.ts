import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listen } from "@/lib/dev/ports";
import { createSiteServer } from "./site-server";

let out: string;
const servers: Server[] = [];

beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), "site-"));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(join(out, file, ".."), { recursive: true });
    writeFileSync(join(out, file), content);
  };
  write("index.html", "home");
  write("services.html", "services");
  write("services.html.br", brotliCompressSync("services"));
  write("services/index.html", "services");
  write("404.html", "not found");
  write("_next/static/a.js", "1");
  const header = (source: string, key: string, value: string) => ({
    source,
    headers: [{ key, value }],
  });
  const headers = [
    header("/(.*)", "X-Frame-Options", "DENY"),
    header("/_next/static/(.*)", "Cache-Control", "max-age=31536000"),
  ];
  write("vercel.json", JSON.stringify({ headers }));
});
afterAll(() => rmSync(out, { recursive: true }));
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test.each([
  ["/", "home"],
  ["/services", "services"],
  ["/services/", "services"],
  ["/services.html", "services"],
  ["/services?from=mail", "services"],
  ["//", "home"],
])("%s is served", async (path, text) => {
  const response = await get(path);

  expect(response.status).toBe(200);
  expect(response.text).toBe(text);
  expect(response.headers).toMatchObject({
    "content-type": "text/html;charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    "x-frame-options": "DENY",
  });
});

test.each([
  "/nowhere",
  "/services/nowhere",
  "/..%2f..%2fetc%2fpasswd",
  "/%00",
  "/%",
])("%s gets the 404 page and the same headers", async (path) => {
  const response = await get(path);

  expect(response.status).toBe(404);
  expect(response.text).toBe("not found");
  expect(response.headers["x-frame-options"]).toBe("DENY");
});

test("hashed files are kept for a year", async () => {
  const { headers } = await get("/_next/static/a.js");

  expect(headers["content-type"]).toBe("text/javascript");
  expect(headers["cache-control"]).toBe("max-age=31536000");
});

test("the compressed file is sent to browsers that read it, and only to them", async () => {
  const small = await get("/services", { "accept-encoding": "gzip, br" });
  const plain = await get("/services", { "accept-encoding": "identity" });

  expect(small.headers["content-encoding"]).toBe("br");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect([small.text, plain.text]).toEqual(["services", "services"]);
});

test("a page that the browser still has is not sent again", async () => {
  const { headers } = await get("/");
  const again = await get("/", { "if-none-match": String(headers.etag) });

  expect(again.status).toBe(304);
  expect(again.text).toBe("");
  expect(again.headers["cache-control"]).toContain("must-revalidate");
});

test("a page of a new build is served without a restart", async () => {
  const before = await get("/news");
  writeFileSync(join(out, "news.html"), "news");
  const after = await get("/news");

  expect(before.status).toBe(404);
  expect(after.text).toBe("news");
});

test("below a base path the site starts there, and the root leads to it", async () => {
  const root = await get("/", {}, "/shop");
  const page = await get("/shop/services", {}, "/shop");
  const outside = await get("/shopping", {}, "/shop");

  expect(root.headers.location).toBe("/shop/");
  expect(page.text).toBe("services");
  expect(outside.status).toBe(404);
});

async function get(
  path: string,
  headers: Record<string, string> = {},
  basePath = "",
) {
  const server = createSiteServer({ out, basePath });
  servers.push(server);
  const port = await listen(server, 0);
  const response = await fetch(`http://localhost:${port}${path}`, {
    headers,
    redirect: "manual",
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}
