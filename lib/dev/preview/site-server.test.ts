import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@/lib/dev/ports";
import { createSiteServer } from "./site-server";

let out: string;
const servers: Server[] = [];

beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), "site-"));
  const write = (file: string, content: string) => {
    mkdirSync(join(out, file, ".."), { recursive: true });
    writeFileSync(join(out, file), content);
  };
  write("index.html", "home");
  write("services.html", "services");
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

test("the headers of a path are those that vercel.json names", async () => {
  const { headers } = await get("/_next/static/a.js");

  expect(headers["content-type"]).toBe("text/javascript");
  expect(headers["cache-control"]).toBe("max-age=31536000");
});

test("a page of a new build is served without a restart", async () => {
  const before = await get("/news");
  writeFileSync(join(out, "news.html"), "news");
  const after = await get("/news");

  expect(before.status).toBe(404);
  expect(after.text).toBe("news");
});

test("below a base path the root redirects to the site", async () => {
  const root = await get("/", "/shop");
  const page = await get("/shop/services", "/shop");
  const outside = await get("/shopping", "/shop");

  expect(root.headers.location).toBe("/shop/");
  expect(page.text).toBe("services");
  expect(outside.status).toBe(404);
});

async function get(path: string, basePath = "") {
  const server = createSiteServer({ out, basePath });
  servers.push(server);
  const port = await listen(server, 0);
  const response = await fetch(`http://localhost:${port}${path}`, {
    redirect: "manual",
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}
