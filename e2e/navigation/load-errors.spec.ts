import type { Page } from "playwright/test";
import { hydrate } from "@/e2e/support/console-guard";
import { forms, overlay, urlOf } from "@/e2e/support/enquiry";
import { hold } from "@/e2e/support/gate";
import { expect, test } from "@/e2e/support/mock-relay";
import { codeTimeoutMs } from "@/lib/code-timeout";
import { copy, site } from "@/lib/content/load";
import { pathOf } from "@/lib/content/pages";

const { retry } = copy.pageError;
const { path } = forms.question;

const away = pathOf("about-us");
const pageCode = new RegExp(`${away}/page-[0-9a-f]+\\.js$`);

/** Follows a link of the main navigation, in a hydrated document that is marked, so that a full load would show. */
async function leave(page: Page) {
  await page.goto(`.${path}`);
  await hydrate(page);
  await page.evaluate(() => {
    document.documentElement.dataset.same = "";
  });
  await page.locator(`header nav a[href$="${away}"]`).click();
}

async function expectArrival(page: Page) {
  await expect(page).toHaveURL(urlOf(away));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-same");
}

test("a page whose code does not come says so between header and footer, and loads again on demand", async ({
  page,
}) => {
  await page.route(pageCode, (route) => route.abort());
  await leave(page);
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { name: copy.pageError.heading });
  await expect(heading).toBeFocused();
  for (const shown of [
    main.getByRole("link", { name: site.phone.shown }),
    main.getByRole("link", { name: site.email }),
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("link", { name: copy.navigation.chat }),
  ])
    await expect(shown).toBeVisible();

  await page.unroute(pageCode);
  await page.getByRole("button", { name: retry }).click();
  await expect(heading).toHaveCount(0);
  await expect(page).toHaveURL(urlOf(away));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page's code has longer than its data: it is not loaded in full after ten seconds", async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, pageCode);
  const data = page.waitForResponse(new RegExp(`${away}\\.txt`));
  await leave(page);
  await (await data).finished();
  await page.clock.fastForward(30_000);
  await expect(overlay(page)).toBeVisible();
  release();
  await expectArrival(page);
  await expect(overlay(page)).toHaveCount(0);
});

test("a page whose code never comes says so after two minutes", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(pageCode, () => {});
  const asked = page.waitForRequest(pageCode);
  await leave(page);
  await asked;
  await page.clock.fastForward(codeTimeoutMs - 5_000);
  await expect(overlay(page)).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(
    page.getByRole("heading", { name: copy.pageError.heading }),
  ).toBeFocused();
});
