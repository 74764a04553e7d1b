import { expect, type Locator, type Page } from "playwright/test";
import { href } from "@/lib/site/with-base-path";
import { startSite } from "./site-on-port";
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

/** Opens a page on a server of its own, whose script does not start until `release`, as before the page is parsed. */
export async function openWithoutScript(page: Page, path: string) {
  const site = await startSite();
  await page.addInitScript(() => {
    // It stays with the tab, so that later pages start as usual.
    if (window.name === "released") return;
    const hold = (event: Event) => event.stopImmediatePropagation();
    addEventListener("DOMContentLoaded", hold, true);
    addEventListener("release", () => {
      window.name = "released";
      removeEventListener("DOMContentLoaded", hold, true);
      dispatchEvent(new Event("DOMContentLoaded"));
    });
  });
  await page.goto(site.origin + href(path));
  const release = () =>
    page.evaluate(() => dispatchEvent(new Event("release")));
  return { ...site, release };
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
