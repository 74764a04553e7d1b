import { expect, type Page, test } from "playwright/test";
import { openWithoutScript } from "@/e2e/support/animation";
import { fillForm, forms, getForm } from "@/e2e/support/enquiry";
import { expectPage } from "@/e2e/support/expect-page";
import { mockRelay } from "@/e2e/support/mock-relay";
import { startSite } from "@/e2e/support/site-on-port";
import { landingPath } from "@/e2e/support/tested-pages";
import { openReady, waitUntilReady } from "@/e2e/support/visit";
import { copy, landingPages } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { href } from "@/lib/site/with-base-path";

const services = href(pagePath("services"));
const about = href(pagePath("about-us"));
const thanks = href(pagePath("thankyou"));

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollPage = (page: Page, y: number) =>
  page.evaluate((px) => scrollTo({ top: px, behavior: "instant" }), y);

test("Back and Forward open a page at its top", async ({ page }) => {
  await openReady(page, pagePath("services"));
  await scrollPage(page, 900);
  await page.locator(`header nav a[href="${about}"]`).click();
  await expectPage(page, about);
  await scrollPage(page, 600);
  await page.goBack();
  await expectPage(page, services);
  expect(await top(page)).toBe(0);
  await page.goForward();
  await expectPage(page, about);
  expect(await top(page)).toBe(0);
  await scrollPage(page, 500);
  await page.reload();
  await expect.poll(() => top(page)).toBe(500);
});

test("a URL with a fragment shows its target", async ({ page }) => {
  await page.goto(`.${landingPath}#contact`);
  await waitUntilReady(page);
  await expectPage(page, `${href(landingPath)}#contact`);
  const place = await top(page);
  await page.goto(`.${pagePath("services")}`);
  await page.goBack();
  await expectPage(page, `${href(landingPath)}#contact`);
  expect(Math.abs((await top(page)) - place)).toBeLessThan(5);
});

test("on a slow host a bar shows until the next page", async ({ page }) => {
  await using site = await startSite({
    handle: ({ url = "" }, _response, respond) =>
      void setTimeout(respond, [services, thanks].includes(url) ? 2_000 : 0),
  });
  /** Clicks and returns the bar's name. Playwright's own look at a page waits for the next one. */
  const barAfterClick = (selector: string) =>
    page.evaluate(async (selector) => {
      document.querySelector<HTMLElement>(selector)?.click();
      const find = () => document.querySelector("html > [role=status]");
      while (!find()) await new Promise(requestAnimationFrame);
      return find()?.ariaLabel;
    }, selector);
  await page.goto(site.origin + about);
  await waitUntilReady(page);
  const link = `header nav a[href="${services}"]`;
  expect(await barAfterClick(link)).toBe(copy.loading);
  await expectPage(page, services);
  await expect(page.locator("html > [role=status]")).toHaveCount(0);

  await mockRelay(page);
  await page.goto(site.origin + href(forms.question.path));
  const form = getForm(page, "question");
  await fillForm(form, "question");
  expect(await barAfterClick("[type=submit]")).toBe(copy.loading);
  await expectPage(page, thanks);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the first tap on the banner scrolls to the form", async ({ page }) => {
    const [landing] = landingPages;
    if (!landing) return test.skip(true, "there is no landing page");
    const { heading, action } = landing.content.banner;
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await using _site = await openWithoutScript(page, landingPath);
      const places = await page.evaluateHandle(() => {
        const seen = new Set<number>();
        addEventListener("scroll", () => seen.add(scrollY));
        return seen;
      });
      await page
        .getByRole("region", { name: heading })
        .getByRole("link", { name: action })
        .tap();
      await expectPage(page, `${href(landingPath)}#contact`);
      const count = await places.evaluate((seen) => seen.size);
      if (reducedMotion === "reduce") expect(count).toBeLessThanOrEqual(2);
      else expect(count).toBeGreaterThan(2);
    }
  });
});
