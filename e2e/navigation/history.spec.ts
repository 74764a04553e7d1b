import { expect, type Page, test } from "playwright/test";
import {
  fillForm,
  forms,
  getForm,
  mockMailResponse,
  sendButton,
} from "@/e2e/support/enquiry";
import { expectPage } from "@/e2e/support/expect-page";
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

test("on a slow host a loading bar shows until the next page, a sent form's too", async ({
  playwright,
}) => {
  await using site = await startSite({
    handle: ({ url = "" }, _response, respond) => {
      const isSlow = [services, thanks].includes(url) || url.includes("?");
      setTimeout(respond, isSlow ? 1_500 : 0);
    },
  });
  // Visitors' browsers have the back/forward cache, which Playwright disables.
  await using browser = await playwright.chromium.launch({
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  const bars: string[] = [];
  await page.exposeFunction("note", (text: string) => bars.push(text));
  await page.addInitScript(() => {
    const { note } = window as unknown as { note: (text: string) => void };
    addEventListener("pageshow", () => {
      const count = document.querySelectorAll("html > [role=status]").length;
      note(`opened with ${count} at ${scrollY}`);
    });
    new MutationObserver(([{ addedNodes } = { addedNodes: [] }]) => {
      for (const node of addedNodes as NodeListOf<Element>)
        if (node.role === "status" && node.clientHeight < 20)
          note(node.ariaLabel ?? "");
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(site.origin + about);
  await waitUntilReady(page);
  await page.locator(`header nav a[href="${services}"]`).click();
  await expect
    .poll(() => bars)
    .toEqual(["opened with 0 at 0", copy.loading, "opened with 0 at 0"]);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => bars.slice(3)).toEqual(["opened with 0 at 0"]);
  await mockMailResponse(page, {});
  await page.goto(site.origin + href(forms.question.path));
  const form = getForm(page, "question");
  await fillForm(form, "question");
  bars.length = 0;
  await sendButton(form).click();
  await expect.poll(() => bars).toEqual([copy.loading, "opened with 0 at 0"]);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the first tap on the banner's action scrolls smoothly to the form unless motion is reduced", async ({
    page,
  }) => {
    const [landing] = landingPages;
    if (!landing) return test.skip(true, "there is no landing page");
    const { heading, action } = landing.content.banner;
    await page.route("**/_next/static/client/**", () => {});
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(`.${landingPath}`, { waitUntil: "domcontentloaded" });
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
