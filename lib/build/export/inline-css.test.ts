/** @jest-environment node */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { absoluteUrls, inlineStylesheets } from "./inline-css";
import { type Site, writeOutput } from "./site";

const site: Site = {
  out: mkdtempSync(join(tmpdir(), "export-")),
  basePath: "/site",
  siteUrl: "https://www.example.com",
  relayUrl: "https://relay.example.com",
  indexable: false,
};

const link = (name: string) =>
  `<link rel="stylesheet" href="/site/_next/static/css/${name}.css" data-precedence="next"/>`;

test("stylesheets move into the head in their order, and their links to the end, disabled", async () => {
  await writeOutput(site, "_next/static/css/a.css", "a{color:red}\n");
  await writeOutput(site, "_next/static/css/b.css", "a{color:blue}\n");
  const page = `<head>${link("a")}<title>T</title>${link("b")}</head><body>Text</body>`;
  const disabled = (link: string) => link.replace("/>", " disabled/>");
  expect(inlineStylesheets(page, site)).toBe(
    `<head><title>T</title><style>a{color:red}a{color:blue}</style></head><body>Text${disabled(link("a"))}${disabled(link("b"))}</body>`,
  );
});

test("a stylesheet that loses its meaning behind another one stops the build", async () => {
  await writeOutput(site, "_next/static/css/c.css", '@import "d.css";');
  const page = `<head>${link("c")}</head><body></body>`;
  expect(() => inlineStylesheets(page, site)).toThrow("@import");
});

test("addresses in a stylesheet are made independent of where it stands", () => {
  expect(
    absoluteUrls(
      'a{b:url(../media/x.woff2)}c{d:url("#mask")}e{f:url(data:,x)}g{h:url(/y.svg)}',
      "/site/_next/static/css/a.css",
    ),
  ).toBe(
    'a{b:url(/site/_next/static/media/x.woff2)}c{d:url("#mask")}e{f:url(data:,x)}g{h:url(/y.svg)}',
  );
});

test("other links stay as they are", () => {
  const html = '<link rel="icon" href="/favicon.ico"/>';
  expect(inlineStylesheets(html, site)).toBe(html);
});
