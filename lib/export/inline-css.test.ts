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

test("a stylesheet moves into the page and its link stays behind it, disabled", async () => {
  await writeOutput(site, "_next/static/css/a.css", "body{color:red}\n");
  expect(
    inlineStylesheets(
      '<link rel="stylesheet" href="/site/_next/static/css/a.css" data-precedence="next"/>',
      site,
    ),
  ).toBe(
    '<style>body{color:red}</style><link rel="stylesheet" href="/site/_next/static/css/a.css" data-precedence="next" disabled/>',
  );
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
