import { expect, type Page, test } from "playwright/test";
import { forms } from "@/e2e/support/enquiry";
import { out } from "@/e2e/support/export";
import { hasCarousel } from "@/e2e/support/tested-pages";
import { urlPattern, waitUntilReady } from "@/e2e/support/visit";

const { path } = forms.question;
const pageScript = /\/client\/page-.+\.js$/;
const scripts = /\/_next\/static\/.+\.js$/;

/** Scrolls until the carousel is a little below the window. */
async function scrollNearCarousel(page: Page) {
  const carousel = page.locator("[data-island=carousel]");
  await carousel.evaluate((root) => {
    const { top } = root.getBoundingClientRect();
    scrollTo({ top: top - innerHeight - 300, behavior: "instant" });
  });
  return carousel;
}

/** The URLs of the scripts that the page has requested. */
function watchScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (scripts.test(request.url())) requested.push(request.url());
  });
  return requested;
}

test("a widget's code is fetched just before it is seen", async ({ page }) => {
  const requested = watchScripts(page);
  await page.goto(".");
  await waitUntilReady(page);
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([expect.stringMatching(pageScript)]);
  if (!hasCarousel) return;
  // The code of a widget is fetched before it is in the window.
  const carousel = await scrollNearCarousel(page);
  await expect
    .poll(() => requested)
    .toContainEqual(expect.stringMatching(/carousel/));
  await expect(carousel).not.toHaveAttribute("data-ready");
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute("data-ready");
});

test("data saving fetches no more", { tag: "@sweep" }, async ({ page }) => {
  test.skip(!hasCarousel, "too few quotes to turn");
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
    }),
  );
  const requested = watchScripts(page);
  await page.goto(".");
  await waitUntilReady(page);
  await scrollNearCarousel(page);
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => /carousel/.test(url))).toEqual([]);
});

test("a page of an older deployment reloads itself", async ({ page }) => {
  // The first time, the host has another script than the page names.
  await page.route(
    urlPattern(path),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/(?<=integrity=")[^"]+/, "sha384-old");
      await route.fulfill({ response, body });
    },
    { times: 1 },
  );
  await page.goto(`.${path}`, { waitUntil: "commit" });
  await waitUntilReady(page);
});

test("every spelling of a path becomes the canonical one", async ({ page }) => {
  const origin = "https://site.test";
  // The page's files never arrive, so that only the inline script runs.
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
