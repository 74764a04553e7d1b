import { expect, test } from "playwright/test";
import { pageErrors } from "@/e2e/support/page-errors";
import { scrollThrough, waitUntilReady } from "@/e2e/support/visit";
import { routes } from "@/lib/content/load";
import { env } from "@/lib/site/env";
import { href } from "@/lib/site/with-base-path";

test("every link and file of the site exists below its base path", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { origin } = new URL(String(baseURL));
  const wrong: string[] = [];
  page.on("response", (response) => {
    const url = new URL(response.url());
    if (url.origin !== origin) wrong.push(`another host: ${url}`);
    else if (!isBelowBasePath(url.pathname))
      wrong.push(`outside the base path: ${url}`);
    else if (response.status() >= 400)
      wrong.push(`${response.status()}: ${url}`);
  });

  const urls = routes.map(({ path }) => new URL(href(path), origin).href);
  const anchors = new Set<string>();
  const linked = new Set<string>();
  const files = new Set<string>();
  for (const url of urls) {
    await page.goto(url);
    await waitUntilReady(page);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
      links: [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map(
        (link) => link.href,
      ),
      files: [
        ...document.querySelectorAll<HTMLElement>(
          "link[href]:not([rel=canonical]), [src], [srcset]",
        ),
      ].flatMap((element) =>
        ["href", "src", "srcset"].flatMap((name) =>
          (element.getAttribute(name) ?? "")
            .split(",")
            .flatMap((candidate) => candidate.trim().split(" ")[0] || [])
            .map((file) => new URL(file, location.href).href),
        ),
      ),
    }));
    anchors.add(url);
    for (const id of found.ids) anchors.add(`${url}#${id}`);
    for (const link of found.links)
      if (new URL(link).origin === origin)
        linked.add(decodeURI(link).replace(/\?[^#]*/, ""));
    for (const file of found.files) files.add(file);
  }
  for (const file of files) {
    const { pathname } = new URL(file);
    if (!isBelowBasePath(pathname))
      wrong.push(`outside the base path: ${file}`);
    const response = await page.request.get(file);
    if (!response.ok()) wrong.push(`${response.status()}: ${file}`);
  }
  expect(wrong).toEqual([]);
  expect(await pageErrors(page)).toEqual([]);
  expect([...linked].filter((link) => !anchors.has(link))).toEqual([]);
});

function isBelowBasePath(pathname: string): boolean {
  return pathname === env.basePath || pathname.startsWith(`${env.basePath}/`);
}
