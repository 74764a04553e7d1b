import { expect, test } from "playwright/test";
import { out } from "@/e2e/support/export";
import { hasCarousel } from "@/e2e/support/tested-pages";
import { waitUntilReady } from "@/e2e/support/visit";
import { otherScripts } from "@/lib/site/other-scripts";

const scripts = /\/_next\/static\/.+\.js$/;

test("a widget's code is fetched just before it is seen", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (scripts.test(request.url())) requested.push(request.url());
  });
  await page.goto(".");
  await waitUntilReady(page);
  await page.waitForLoadState("networkidle");
  // Scripts of other sites start on each page, by code of their own.
  const early =
    otherScripts.length > 0 ? /(other-scripts|chunk)-\w+\.js$/ : /^$/;
  expect(requested.filter((url) => !early.test(url))).toEqual([]);
  if (!hasCarousel) return;
  const carousel = page.locator("[data-island=carousel]");
  await carousel.evaluate((root) => {
    const { top } = root.getBoundingClientRect();
    scrollTo({ top: top - innerHeight - 300, behavior: "instant" });
  });
  await expect
    .poll(() => requested)
    .toContainEqual(expect.stringMatching(/carousel/));
  await expect(carousel).not.toHaveAttribute("data-ready");
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute("data-ready");
});

test("every spelling of a path becomes the canonical one", async ({ page }) => {
  const origin = "https://site.test";
  // No other file of the page arrives.
  await page.route(`${origin}/**`, async (route) => {
    if (route.request().isNavigationRequest())
      await route.fulfill({ path: `${out}/404.html` });
  });
  await page.goto(origin, { waitUntil: "domcontentloaded" });
  let entries = await page.evaluate(() => history.length);
  for (const [given, shown] of [
    ["/services", "/services"],
    ["///index.html", "/"],
    ["/services.html", "/services"],
    ["//services//", "/services"],
    ["/services/index.html?a=1&b=/#team", "/services?a=1&b=/#team"],
  ] as const) {
    await page.goto(origin + given, { waitUntil: "domcontentloaded" });
    expect(page.url()).toBe(origin + shown);
    entries += 1;
    expect(await page.evaluate(() => history.length)).toBe(entries);
  }
});
