import { expect, type Locator, type Page, test } from "playwright/test";
import { expectPage } from "@/e2e/support/expect-page";
import { pageErrors } from "@/e2e/support/page-errors";
import {
  menuButton,
  openMenu,
  pages,
  sweepTag,
  unknownPage,
} from "@/e2e/support/tested-pages";
import { openReady } from "@/e2e/support/visit";
import { BROWSER_FLAGS, findBrowser } from "@/lib/dev/testing/browser";

type Link = { href: string; inMenu: boolean };

const inputs = [
  {
    name: "by a mouse that has moved",
    width: 1440,
    hasTouch: false,
    inSweep: false,
    press: (link: Locator) => link.click(),
  },
  {
    name: "by the first tap, while no script starts",
    width: 390,
    hasTouch: true,
    inSweep: true,
    press: (link: Locator) => link.tap(),
  },
  {
    name: "by the keyboard, in a narrow window",
    width: 390,
    hasTouch: false,
    inSweep: true,
    press: (link: Locator) => link.press("Enter"),
  },
];

// Only links are tested, so images need not load.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...BROWSER_FLAGS, "--blink-settings=imagesEnabled=false"],
  },
});

for (const { name, width, hasTouch, inSweep, press } of inputs)
  test.describe(() => {
    test.use({ viewport: { width, height: 800 }, hasTouch });

    for (const path of pages)
      test(`every link on ${path} opens its page ${name}`, {
        // `npm test` runs the page that shares least with others.
        tag: inSweep && path !== unknownPage ? ["@sweep"] : sweepTag(path),
      }, async ({ page }) => {
        test.slow();
        if (hasTouch) await page.route("**/_next/static/client/**", () => {});
        const open = () =>
          hasTouch
            ? page.goto(`.${path}`, { waitUntil: "domcontentloaded" })
            : openReady(page, path);
        await open();
        const links = await linksAway(page);
        expect(links).not.toEqual([]);
        for (const { href, inMenu } of links)
          await test.step(`${href}${inMenu ? ", in the menu" : ""}`, async () => {
            await open();
            const from = inMenu ? await openMenu(page) : page.locator("body");
            await press(from.locator(`a[href="${href}"]:visible`).first());
            await expectPage(page, href);
          });
        // The console reports the 404 of the unknown page as an error.
        expect(await pageErrors(page, /status of 404/)).toEqual([]);
      });
  });

/** One link for each URL of another page of this site, among the visible ones and again among those in the menu. */
async function linksAway(page: Page): Promise<Link[]> {
  const hrefs = (from: Locator) =>
    from
      .locator("a:not([target]):visible")
      .evaluateAll((links) => [
        ...new Set(
          (links as HTMLAnchorElement[])
            .filter(
              ({ origin, pathname }) =>
                origin === location.origin && pathname !== location.pathname,
            )
            .map((link) => link.getAttribute("href") ?? ""),
        ),
      ]);
  const links = (await hrefs(page.locator("body"))).map((href) => ({
    href,
    inMenu: false,
  }));
  if (!(await menuButton(page).isVisible())) return links;
  const inMenu = await hrefs(await openMenu(page));
  return [...links, ...inMenu.map((href) => ({ href, inMenu: true }))];
}
