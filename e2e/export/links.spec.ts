import { expect, test } from "playwright/test";
import { exportedPages } from "@/e2e/support/export";
import { checkTexts } from "@/lib/check/check";
import { linkedPages } from "@/lib/check/targets";
import { readContent } from "@/lib/content/read";
import { allElements } from "@/lib/export/html";
import { env } from "@/lib/site/env";
import { href } from "@/lib/site/with-base-path";

const pages = exportedPages.map(({ path = "/404", $ }) => {
  const url = new URL(href(path), env.siteUrl);
  const values = (name: string, tag?: string) =>
    allElements($)
      .filter(({ tagName }) => !tag || tagName === tag)
      .filter(({ attribs }) => !/canonical|preconnect/.test(`${attribs.rel}`))
      .flatMap(({ attribs }) => attribs[name] ?? []);
  const candidates = values("srcset").flatMap((set) => set.split(","));
  return {
    anchors: ["", ...values("id").map((id) => `#${id}`)].map(
      (anchor) => url.pathname + anchor,
    ),
    links: values("href", "a").map((link) => new URL(link, url)),
    files: [
      ...values("src"),
      ...values("href", "link"),
      ...candidates.map((candidate) => candidate.trim().split(" ")[0] ?? ""),
    ].map((file) => new URL(file, url)),
  };
});

const anchors = new Set(pages.flatMap((page) => page.anchors));

const isOwn = ({ origin }: URL) => origin === new URL(env.siteUrl).origin;

test("every link of the site leads to one of its pages and sections", () => {
  const linked = pages
    .flatMap(({ links }) => links)
    .filter(isOwn)
    .map(({ pathname, hash }) => decodeURI(pathname + hash));
  expect(linked).not.toEqual([]);
  expect(linked.filter((link) => !anchors.has(link))).toEqual([]);
});

test("every section that the content may link to is on its page", () => {
  const linkable = linkedPages(checkTexts(readContent()).sources)
    .filter(({ isDraft }) => !isDraft)
    .flatMap((page) =>
      page.anchors.map((name) => `${href(page.path)}#${name}`),
    );
  expect(linkable.filter((link) => !anchors.has(link))).toEqual([]);
});

test("every file of a page exists below the base path", async ({ request }) => {
  const files = new Map(
    pages.flatMap(({ files }) => files.map((file) => [file.pathname, file])),
  );
  expect(files).not.toEqual(new Map());
  for (const [path, file] of files) {
    expect.soft(isOwn(file), `${file}`).toBe(true);
    expect.soft(`${path}/`).toContain(`${env.basePath}/`);
    expect.soft((await request.get(path)).ok(), path).toBe(true);
  }
});
