import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { CheerioAPI } from "cheerio";
import { HtmlValidate } from "html-validate";
import { expect, test } from "playwright/test";
import sharp from "sharp";
import {
  localFile,
  metaContents,
  out,
  exportedPages as pages,
  readExported,
} from "@/e2e/support/export";
import { getMeta, routes } from "@/lib/content/load";
import { listFiles } from "@/lib/node/list-files";
import { inlineScripts, parseHtml } from "@/lib/publish/export/html";
import { env } from "@/lib/site/env";
import { otherScripts } from "@/lib/site/other-scripts";
import { absolute, href } from "@/lib/site/with-base-path";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

for (const { file, html } of pages)
  test(`${file} is valid HTML`, async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) =>
      result.messages.map((message) => `${message.ruleId}: ${message.message}`),
    );
    expect(messages).toEqual([]);
  });

test("sitemap and canonical URLs name the indexable pages", () => {
  const listed = readExported("sitemap.xml").matchAll(
    /<loc>([^<]+)<\/loc>(?:\s*<lastmod>([^<]+))?/g,
  );
  expect([...listed].map(([, url, date]) => [url, date])).toEqual(
    routes
      .filter((route) => route.indexable)
      .map(({ id, path }) => [absolute(path), getMeta(id).updated]),
  );
  for (const { $, html, indexable, path } of pages) {
    if (!indexable) {
      expect(html).not.toContain("application/ld+json");
      continue;
    }
    const url = absolute(String(path));
    const canonical = $("link[rel=canonical]").attr("href");
    const [shared] = metaContents($, "property", "og:url");
    expect(new URL(String(canonical)).href).toBe(url);
    expect(new URL(String(shared)).href).toBe(url);
    expect(structuredPage($)).toMatchObject({ url });
  }
});

test("search engines are let in only by the deployment", () => {
  const robots = readExported("robots.txt");
  const closed = pages.filter(({ $ }) =>
    metaContents($, "name", "robots").join().includes("noindex"),
  );
  if (env.indexable) {
    expect(robots).toContain(`Sitemap: ${absolute("/sitemap.xml")}`);
    const wanted = pages.filter((page) => !page.indexable);
    expect(closed.map(({ file }) => file)).toEqual(
      wanted.map(({ file }) => file),
    );
  } else {
    expect(robots).toMatch(/Disallow: \/\n/);
    expect(closed).toHaveLength(pages.length);
  }
});

test("every page has its metadata, policy, script and social card", async () => {
  for (const { $, path, html } of pages) {
    // An iPhone changes no size of its text.
    expect(html).toContain("-webkit-text-size-adjust:100%");
    expect($("script[src]")).toHaveLength(0);
    expect($("link[rel=stylesheet]")).toHaveLength(0);
    expect($("head title")).toHaveLength(1);
    for (const name of ["description", "robots"])
      expect(metaContents($, "name", name)).toHaveLength(1);
    const csp = "Content-Security-Policy";
    const [policy] = metaContents($, "http-equiv", csp);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' /);
    // Scripts of other sites may need what is else forbidden.
    if (otherScripts.length === 0) {
      expect(policy).toMatch(/ 'script'; trusted-types/);
      expect(policy).not.toMatch(/unsafe|\*/);
    }
    if (!path) continue;
    // For hosts without clean URLs.
    if (path !== "/") expect(readExported(`${path}/index.html`)).toBe(html);
    const [card] = metaContents($, "property", "og:image");
    const [alt] = metaContents($, "property", "og:image:alt");
    expect(alt).toMatch(/\S/);
    const { origin, pathname } = new URL(String(card));
    expect(origin).toBe(env.siteUrl);
    const picture = await sharp(join(out, localFile(pathname))).metadata();
    expect(picture).toMatchObject({ format: "png", width: 1200, height: 630 });
  }
});

test("a page has no styles of the components of another page", () => {
  /** The marks of stylesheets, with which the classes of components begin, such as "VlKt7q_". */
  const sheetsOf = (file: string) =>
    parseHtml(readExported(file))("[class]")
      .get()
      .flatMap(({ attribs }) => attribs.class?.split(" ") ?? [])
      .flatMap((name) => /^.+?_/.exec(name) ?? []);
  const own = sheetsOf("404.html");
  const others = sheetsOf("index.html").filter((sheet) => !own.includes(sheet));
  expect(others).not.toHaveLength(0);
  const styles = parseHtml(readExported("404.html"))("style").text();
  expect(others.filter((sheet) => styles.includes(`.${sheet}`))).toEqual([]);
});

test("the preview of all pages is in drafts alone", () => {
  expect(existsSync(join(out, "preview.html"))).toBe(!env.indexable);
});

test("the export holds nothing of the framework", () => {
  for (const { file, html, $ } of pages) {
    expect(html, file).not.toContain("<!--");
    expect($(inlineScripts).text(), file).not.toContain("__next");
  }
  const framework = /__next|\/chunks\/|_buildManifest|\.css$/;
  expect(listFiles(out).filter((file) => framework.test(file))).toEqual([]);
  const text = listFiles(out).filter((file) => file.endsWith(".txt"));
  expect(text.sort()).toEqual(["licenses.txt", "robots.txt"]);
});

test("the licences of packages, font and icons are published", () => {
  const licenses = readExported("licenses.txt");
  expect(licenses).toMatch(/^zod \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(licenses).toContain("Permission is hereby granted");
  for (const file of listFiles("content/brand"))
    if (file.endsWith(".txt"))
      expect(licenses).toContain(
        readFileSync(join("content/brand", file), "utf8").trim(),
      );
});

test("compressed files hold what the plain ones do", () => {
  const compressed = listFiles(out).filter((file) => /\.(br|gz)$/.test(file));
  expect(compressed.length).toBeGreaterThan(pages.length);
  for (const file of compressed) {
    const content = readFileSync(join(out, file));
    const plain = file.endsWith(".br")
      ? brotliDecompressSync(content)
      : gunzipSync(content);
    expect(plain.equals(readFileSync(join(out, file.slice(0, -3))))).toBe(true);
  }
});

test("the manifest's pictures exist", () => {
  const manifest = JSON.parse(readExported("manifest.webmanifest")) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest.start_url).toBe(href("/"));
  for (const { src } of manifest.icons)
    expect(existsSync(join(out, localFile(src)))).toBe(true);
});

test("a draft opened as a file says what to do", async ({ page }) => {
  // Published pages do not contain the message.
  test.skip(env.indexable, "only a draft has the message");
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(pathToFileURL(join(out, "index.html")).href);
  await expect(page.getByText("npm start")).toBeVisible();
  // The code that starts scripts of other sites is in a file of its own, which such a page cannot fetch.
  const expected = otherScripts.slice(0, 1).map(() => "ChunkLoadError");
  expect(errors.map(({ name }) => name)).toEqual(expected);
});

function structuredPage($: CheerioAPI): unknown {
  const text = $('script[type="application/ld+json"]').text();
  const graph: { "@id": string }[] = JSON.parse(text)["@graph"];
  return graph.find((node) => node["@id"].endsWith("#webpage"));
}
