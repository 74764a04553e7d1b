import { chromium, expect, type Page, test } from "playwright/test";
import puppeteer from "puppeteer-core";
import { startSite } from "@/e2e/support/site-on-port";
import { waitUntilReady } from "@/e2e/support/visit";
import { pagePath } from "@/lib/content/pages";
import { BROWSER_FLAGS, findBrowser } from "@/lib/dev/testing/browser";
import { href } from "@/lib/site/with-base-path";

const from = href(pagePath("services"));
/** Home has every kind of code that starts by itself. */
const to = href("/");

test("a page is prerendered on hover and starts when it is shown", async () => {
  const requests: { url?: string; referer?: string; purpose: unknown }[] = [];
  await using site = await startSite({
    handle: ({ url, headers }, _response, respond) => {
      const { referer, "sec-purpose": purpose } = headers;
      requests.push({ url, referer, purpose });
      respond();
    },
  });
  const { origin } = site;
  const documents = () => requests.filter(({ url }) => url === to);
  const requestedByPage = () =>
    requests.filter(({ referer }) => referer === origin + to);
  const isScript = ({ url = "" }) => url.endsWith(".js");

  // Chromium does not prerender in a tab that Playwright controls.
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: BROWSER_FLAGS,
    defaultViewport: { width: 1440, height: 900 },
  });
  const opener = await browser.newPage();
  await opener.goto(origin + from);
  await opener.hover(`header nav a[href="${to}"]`);
  await expect.poll(requestedByPage).not.toEqual([]);
  await opener.evaluate(
    () => new Promise((idle) => requestIdleCallback(idle as () => void)),
  );
  const ahead = [
    { url: to, referer: origin + from, purpose: "prefetch;prerender" },
  ];
  expect(documents()).toEqual(ahead);
  // The page's own script is in the cache, and it waits.
  expect(requestedByPage().filter(isScript)).toEqual([]);

  await opener.mouse.down();
  await opener.mouse.up();
  const driven = await chromium.connectOverCDP(browser.wsEndpoint());
  const shown = () =>
    driven
      .contexts()
      .flatMap((context) => context.pages())
      .find((page) => page.url() === origin + to);
  await expect.poll(shown).toBeDefined();
  const page = shown() as Page;
  await waitUntilReady(page);
  const activated = await page.evaluate(() => {
    const [load] = performance.getEntriesByType("navigation");
    return (load as unknown as { activationStart: number }).activationStart;
  });
  expect(activated).toBeGreaterThan(0);
  expect(documents()).toEqual(ahead);
  await browser.close();
});
