import type { Route } from "playwright/test";
import { getBox } from "@/e2e/support/boxes";
import {
  expectThanks,
  fillForm,
  forms,
  openFilled,
  overlay,
  sendButton,
  toastsIn,
  traverse,
} from "@/e2e/support/enquiry";
import { expectPage } from "@/e2e/support/expect-page";
import { holdRequests } from "@/e2e/support/gate";
import { expect, test } from "@/e2e/support/mock-relay";
import { landingPath } from "@/e2e/support/tested-pages";
import { openReady } from "@/e2e/support/visit";
import { copy } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { href } from "@/lib/with-base-path";

const thanks = pagePath("thankyou");
const data = new RegExp(`${thanks}.*\\.txt`);
const kind = "project";

test("a sent form opens the top of the thank-you page in the same document", async ({
  page,
}) => {
  const form = await openFilled(page, kind);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await sendButton(form).click();
  await expectThanks(page);
  await expectPage(page, href(thanks));
  await expect(page.locator("h1")).toBeFocused();
  expect(await page.evaluate(() => [scrollY, "isSame" in window])).toEqual([
    0,
    true,
  ]);
  await traverse(page, "goBack");
  await expectPage(page, href(forms[kind].path));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("while the thank-you page is slow, the loading bar shows", async ({
  page,
}) => {
  const form = await openFilled(page, kind);
  const release = await holdRequests(page, data);
  await sendButton(form).click();
  await expect(toastsIn(page)).toHaveText([copy.form.toasts.success]);
  await expect(sendButton(form)).toBeEnabled();
  await expect(overlay(page)).toBeVisible();
  expect((await getBox(overlay(page))).height).toBeLessThan(20);
  release();
  await expectThanks(page);
});

for (const [what, url, respond] of [
  ["data fails", data, (route: Route) => route.fulfill({ status: 500 })],
  ["data is cut off", data, (route: Route) => route.abort("connectionreset")],
  ["code is gone", /\.js$/, (route: Route) => route.fulfill({ status: 404 })],
] as const)
  test(`a sent form opens the thank-you page although its ${what}`, async ({
    page,
  }) => {
    // A landing page shares less code with the thank-you page than main pages do.
    await openReady(page, landingPath);
    const form = page.getByRole("form");
    await fillForm(form, kind);
    await expect(page.locator("[data-ready]", { has: form })).toBeAttached();
    await page.route(url, respond);
    const failed = page.waitForRequest(url);
    await sendButton(form).click();
    await failed;
    await expectPage(page, href(thanks));
    await page.goBack();
    await expectPage(page, href(landingPath));
  });
