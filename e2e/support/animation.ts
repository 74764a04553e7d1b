import { expect, type Locator, type Page } from "playwright/test";
import { hydrate } from "./console-guard";

/** Opens a page and scrolls to a section of it, with its widgets loaded. */
export async function openAt(page: Page, path: string, section: Locator) {
  await page.goto(`.${path}`);
  await hydrate(page);
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

/** Keeps the framework's code away until the returned function is called. */
export async function holdFramework(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/**", async (route) => {
    await released;
    await route.continue();
  });
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

/** Until what observes the page has been told of the last change. */
export function twoFrames(page: Page) {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );
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
