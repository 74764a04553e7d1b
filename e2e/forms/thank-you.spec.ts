import {
  expectFormReady,
  expectThanks,
  field,
  fieldValues,
  forms,
  openFilled,
  overlay,
  sendButton,
  toastsIn,
  traverse,
} from "@/e2e/support/enquiry";
import { expectPage } from "@/e2e/support/expect-page";
import { expect, test } from "@/e2e/support/mock-relay";
import { landingPath } from "@/e2e/support/tested-pages";
import { openReady, waitUntilReady } from "@/e2e/support/visit";
import { copy, thankyou } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { href } from "@/lib/site/with-base-path";

const thanks = pagePath("thankyou");
const kind = "project";
const { draft } = copy.form;

test("a sent form opens the thank-you page and is empty on return", async ({
  page,
}) => {
  const form = await openFilled(page, kind);
  await sendButton(form).click();
  await expectThanks(page);
  await expectPage(page, href(thanks));
  await expect(page.locator("h1")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await waitUntilReady(page);
  await page.waitForLoadState("networkidle");
  await expect(toastsIn(page)).toHaveCount(0);

  await traverse(page, "goBack");
  await expectPage(page, href(forms[kind].path));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const value of Object.values(await fieldValues(form, kind)))
    expect(value).toBe("");
  await expect(form.getByText(draft.kept)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(sendButton(form)).toBeEnabled();
  await expect(overlay(page)).toHaveCount(0);

  await field(form, "name").fill("Devika");
  await page.waitForFunction(() => sessionStorage.length > 0);
  await traverse(page, "goForward");
  await expectPage(page, href(thanks));
  await traverse(page, "goBack");
  await expect(form.getByText(draft.kept)).toBeVisible();
  await expect(field(form, "name")).toHaveValue("Devika");
});

test("where storage is forbidden, pages and forms work without an error", async ({
  page,
  relay,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    }),
  );
  await openReady(page, landingPath);
  const form = await openFilled(page, kind);
  await expectFormReady(form);
  await sendButton(form).click();
  await expectPage(page, href(thanks));
  await expect(
    page.getByRole("heading", { name: thankyou.heading }),
  ).toBeVisible();
  expect(relay.mails).toHaveLength(1);
  expect(await page.pageErrors({ filter: "all" })).toEqual([]);
});
