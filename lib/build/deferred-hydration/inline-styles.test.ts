/** @jest-environment node */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Site, writeOutput } from "../export/site";
import { parseHtml, serializeHtml } from "../export/tree";
import { absoluteUrls, inlineStyles } from "./inline-styles";

const site: Site = {
  out: mkdtempSync(join(tmpdir(), "export-")),
  basePath: "/site",
  siteUrl: "https://www.example.com",
  relayUrl: "https://relay.example.com",
  indexable: false,
};

const link = (name: string) =>
  `<link rel="stylesheet" href="/site/_next/static/css/${name}.css" data-precedence="next">`;

const page = (head: string, body: string) =>
  `<html><head>${head}</head><body>${body}</body></html>`;

test("stylesheets move into the head in their order, and their links to the end, disabled", async () => {
  await writeOutput(site, "_next/static/css/a.css", "a{color:red}\n");
  await writeOutput(site, "_next/static/css/b.css", "a{color:blue}\n");
  const icon = '<link rel="icon" href="/favicon.ico">';
  const tree = parseHtml(page(link("a") + icon + link("b"), "Text"));
  inlineStyles(tree, site);
  const disabled = (link: string) => link.replace(">", ' disabled="">');
  expect(serializeHtml(tree)).toBe(
    page(
      `${icon}<style>a{color:red}a{color:blue}</style>`,
      `Text${disabled(link("a"))}${disabled(link("b"))}`,
    ),
  );
});

test("a stylesheet that loses its meaning behind another one is an error", async () => {
  await writeOutput(site, "_next/static/css/c.css", '@import "d.css";');
  const tree = parseHtml(page(link("c"), ""));
  expect(() => inlineStyles(tree, site)).toThrow("@import");
});

test("URLs in a stylesheet are made independent of where it stands", () => {
  expect(
    absoluteUrls(
      'a{b:url(../media/x.woff2)}c{d:url("#mask")}e{f:url(data:,x)}g{h:url(/y.svg)}',
      "/site/_next/static/css/a.css",
    ),
  ).toBe(
    'a{b:url(/site/_next/static/media/x.woff2)}c{d:url("#mask")}e{f:url(data:,x)}g{h:url(/y.svg)}',
  );
});
