import { expect, type Locator, type Page } from "playwright/test";
import { hold } from "./gate";
import { openHydrated } from "./visit";

/** Opens a page and scrolls to a section of it, with its widgets loaded. */
export async function openAt(page: Page, path: string, section: Locator) {
  await openHydrated(page, path);
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator("[data-island]:not([data-ready])")).toHaveCount(
    0,
  );
}

/** From here on the page's time goes only by `page.clock.runFor`. The page was opened with an installed clock. */
export async function pauseClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2000);
}

/** Opens a page at a section of it, with its widgets loaded, and stops its time. */
export async function openPaused(page: Page, path: string, section: Locator) {
  await page.clock.install();
  await openAt(page, path, section);
  await pauseClock(page);
}

/** Opens a page whose framework stays away until the returned function is called; it is not loaded before. */
export async function openWithoutFramework(page: Page, path: string) {
  const release = await hold(page, "**/_next/static/chunks/**");
  await page.goto(`.${path}`, { waitUntil: "domcontentloaded" });
  return release;
}

/** Tells the page that it went behind another tab, or came back. */
export async function hideTab(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", {
      configurable: true,
      get: () => value,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

/** The states of the CSS animations in a section. */
export function playStates(section: Locator): Promise<string[]> {
  return section.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation)
      .map((animation) => animation.playState),
  );
}
