import { expect, type Locator, type Page, test } from "playwright/test";
import { expectPage } from "@/e2e/support/expect-page";
import { pageErrors } from "@/e2e/support/page-errors";
import {
  landingPath,
  menuButton,
  openMenu,
  pages,
  unknownPage,
} from "@/e2e/support/tested-pages";
import { openReady } from "@/e2e/support/visit";
import { BROWSER_FLAGS, findBrowser } from "@/lib/dev/testing/browser";

const menu = "dialog[open]";

/** `npm test` tries each input on a page of another layout. */
const inputs = [
  {
    name: "by a mouse that has moved",
    width: 1440,
    hasTouch: false,
    example: "/",
    press: (link: Locator) => link.click(),
  },
  {
    name: "by the first tap, while no script starts",
    width: 390,
    hasTouch: true,
    example: unknownPage,
    press: (link: Locator) => link.tap(),
  },
  {
    name: "by the keyboard, in a narrow window",
    width: 390,
    hasTouch: false,
    example: landingPath,
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

for (const { name, width, hasTouch, example, press } of inputs)
  test.describe(() => {
    test.use({ viewport: { width, height: 800 }, hasTouch });

    for (const path of pages)
      test(`a link of each part of ${path} opens its page ${name}`, {
        tag: path === example ? [] : "@sweep",
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
        for (const { href, part } of links)
          await test.step(`${href}, in ${part}`, async () => {
            await open();
            if (part === menu) await openMenu(page);
            const link = page.locator(`${part} a[href="${href}"]:visible`);
            await press(link.first());
            await expectPage(page, href);
          });
        // The console reports the 404 of the unknown page as an error.
        expect(await pageErrors(page, /status of 404/)).toEqual([]);
      });
  });

/** For each part of the page and its menu, the first visible link to another page of this site. */
async function linksAway(page: Page) {
  const links: { part: string; href: string }[] = [];
  const hasMenu = await menuButton(page).isVisible();
  for (const part of ["header", "main", "footer", ...(hasMenu ? [menu] : [])]) {
    if (part === menu) await openMenu(page);
    const hrefs = await page
      .locator(`${part} a:not([target]):visible`)
      .evaluateAll((found) =>
        (found as HTMLAnchorElement[])
          .filter(
            ({ origin, pathname }) =>
              origin === location.origin && pathname !== location.pathname,
          )
          .map((link) => link.getAttribute("href") ?? ""),
      );
    for (const href of hrefs.slice(0, 1)) links.push({ part, href });
  }
  return links;
}
