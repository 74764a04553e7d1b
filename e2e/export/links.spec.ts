import { expect, test } from "playwright/test";
import { exportedPages } from "@/e2e/support/export";
import { allElements } from "@/lib/export/html";
import { env } from "@/lib/site/env";
import { href } from "@/lib/site/with-base-path";

const pages = exportedPages.map(({ path = "/404", $ }) => {
  const url = new URL(href(path), env.siteUrl);
  const all = allElements($);
  const ids = all.flatMap(({ attribs }) => attribs.id ?? []);
  return {
    anchors: ["", ...ids.map((id) => `#${id}`)].map((id) => url.pathname + id),
    links: all
      .filter(({ tagName }) => tagName === "a")
      .flatMap(({ attribs }) => attribs.href ?? [])
      .map((link) => new URL(link, url)),
  };
});

const anchors = new Set(pages.flatMap((page) => page.anchors));

test("every link of the site leads to one of its pages and sections", () => {
  const linked = pages
    .flatMap(({ links }) => links)
    .filter(({ origin }) => origin === new URL(env.siteUrl).origin)
    .map(({ pathname, hash }) => decodeURI(pathname + hash));
  expect(linked).not.toEqual([]);
  expect(linked.filter((link) => !anchors.has(link))).toEqual([]);
});
