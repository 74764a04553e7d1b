import { expect, test } from "playwright/test";
import { overlap } from "@/e2e/support/boxes";
import {
  expectThanks,
  fillForm,
  forms,
  getForm,
  sendButton,
  toastsIn,
} from "@/e2e/support/enquiry";
import { mockRelay } from "@/e2e/support/mock-relay";
import { openSettled } from "@/e2e/support/tested-pages";

test.use({ viewport: { width: 390, height: 800 } });
test.beforeEach(({ page }) => openSettled(page, forms.question.path));

test("a toast covers no control of the next page", async ({ page }) => {
  await mockRelay(page);
  const form = getForm(page, "question");
  await fillForm(form, "question");
  await sendButton(form).click();
  await expectThanks(page);
  await expect(page.locator("h1")).toBeFocused();
  const controls = page.locator("main :is(a, button), header a, aside a");
  for (const control of await controls.all())
    if (await control.isVisible())
      expect.soft(await overlap(toastsIn(page), control)).toBe(false);
});

test("a toast covers neither send button nor chat", async ({ page }) => {
  await mockRelay(page, { error: "The mailbox is full" });
  const form = getForm(page, "question");
  await fillForm(form, "question");
  const send = sendButton(form);
  await send.focus();
  // To the lower edge of the viewport, where toasts appear.
  await send.evaluate((button) =>
    scrollBy({
      top: button.getBoundingClientRect().bottom + 40 - innerHeight,
      behavior: "instant",
    }),
  );
  await page.keyboard.press("Enter");
  await expect(toastsIn(page)).toBeVisible();
  await expect(send).toBeFocused();
  await expect.poll(() => overlap(toastsIn(page), send)).toBe(false);
  for (const chat of await page
    .getByRole("complementary")
    .getByRole("link")
    .all())
    expect(await overlap(toastsIn(page), chat)).toBe(false);
});
