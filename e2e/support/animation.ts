import { expect, type Locator, type Page } from "playwright/test";
import { href } from "@/lib/site/with-base-path";
import { exportedPage } from "./export";
import { gate } from "./gate";
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

/** Opens a page on a server that holds back its last bytes, so that its script does not start, until `release`. */
export async function openWithoutScript(page: Page, path: string) {
  const { open: release, opened } = gate();
  const site = await startSite({
    async handle({ url }, response, respond) {
      if (url !== href(path)) return respond();
      const html = exportedPage(path).html();
      const end = html.lastIndexOf("</body>");
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      response.write(html.slice(0, end));
      await opened;
      response.end(html.slice(end));
    },
  });
  await page.goto(site.origin + href(path), { waitUntil: "commit" });
  // It is the last of what is shown.
  await page.locator("#menu").waitFor({ state: "attached" });
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
