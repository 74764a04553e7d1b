import { expect, test } from "playwright/test";
import { hydrate, scrollThrough } from "@/e2e/support/console-guard";
import { env } from "@/lib/env";
import { href } from "@/lib/with-base-path";

test("from the first page on, everything that the site links to or asks for is there, below its base path", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { origin } = new URL(String(baseURL));
  const wrong: string[] = [];
  page.on("response", (response) => {
    const url = new URL(response.url());
    if (url.origin !== origin) wrong.push(`not ours: ${url}`);
    else if (!belongs(url.pathname)) wrong.push(`beside the base path: ${url}`);
    else if (response.status() >= 400)
      wrong.push(`${response.status()}: ${url}`);
  });

  const waiting = [new URL(href("/"), origin).href];
  const visited = new Set<string>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (visited.has(next)) continue;
    visited.add(next);
    await page.goto(next);
    await hydrate(page);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).href),
      );
    for (const link of links) {
      const url = new URL(link);
      url.hash = "";
      if (url.origin === origin) waiting.push(url.href);
    }
  }
  expect(wrong).toEqual([]);
  expect([...visited].sort()).toEqual(
    [
      "/",
      "/about-us",
      "/app-development",
      "/contact-us",
      "/services",
      "/web-development",
    ].map((path) => new URL(href(path), origin).href),
  );
});

test("a route change stays below the base path, and so do the picture of the tab and the manifest", async ({
  page,
}) => {
  await page.goto(href("/"));
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(`footer a[href="${href("/services")}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${href("/services")}$`));
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  for (const rel of ["icon", "manifest", "apple-touch-icon"]) {
    const address = await page
      .locator(`link[rel="${rel}"]`)
      .first()
      .getAttribute("href");
    expect(belongs(new URL(String(address), page.url()).pathname)).toBe(true);
    expect((await page.request.get(String(address))).status()).toBe(200);
  }
});

function belongs(pathname: string): boolean {
  return pathname === env.basePath || pathname.startsWith(`${env.basePath}/`);
}
