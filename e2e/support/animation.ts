import { expect, type Locator, type Page } from "playwright/test";
import { holdRequests } from "./gate";
import { openReady } from "./visit";

/** After this only `page.clock.runFor` advances the clock, which must be installed before the page opens. */
export async function pauseClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2000);
}

/** Opens a page, scrolls to a section, waits until its widgets have loaded, and pauses the clock. */
export async function openPaused(page: Page, path: string, section: Locator) {
  await page.clock.install();
  await openReady(page, path);
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator("[data-island]:not([data-ready])")).toHaveCount(
    0,
  );
  await pauseClock(page);
}

/** Opens a page and delays its scripts until the returned function is called. */
export async function openWithoutScript(page: Page, path: string) {
  const release = await holdRequests(page, "**/_next/static/client/**");
  await page.goto(`.${path}`, { waitUntil: "domcontentloaded" });
  return release;
}

/** Makes the page hidden, as a background tab is, or visible again. */
export async function hideTab(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", {
      configurable: true,
      get: () => value,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
