import { expect, test } from "playwright/test";
import { overlap } from "@/e2e/support/boxes";
import {
  expectThanks,
  fillForm,
  forms,
  getForm,
  mockMailResponse,
  sendAndFail,
  sendButton,
  toastsIn,
} from "@/e2e/support/enquiry";
import { openSettled } from "@/e2e/support/tested-pages";
import { copy } from "@/lib/content/load";

for (const width of [320, 390, 1440]) {
  test.describe(`at ${width} pixels`, {
    tag: width === 390 ? [] : "@sweep",
  }, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(({ page }) => openSettled(page, forms.question.path));

    test("a toast covers no control of the thank-you page", async ({
      page,
    }) => {
      await mockMailResponse(page, {});
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

    test("a toast does not cover the button that was clicked", async ({
      page,
    }) => {
      await mockMailResponse(page, { error: "The mailbox is full" });
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
    });

    test("a toast covers neither the chat button nor what has the focus", {
      tag: "@sweep",
    }, async ({ page }) => {
      test.slow();
      await sendAndFail(page, "question");
      const chat = page.getByRole("complementary").getByRole("link");
      expect(await overlap(toastsIn(page), chat)).toBe(false);
      await page.getByRole("link", { name: copy.navigation.logoLabel }).focus();
      const focusedToast = page.locator("[data-sonner-toast]:focus-within");
      for (const key of ["Tab", "Shift+Tab"]) {
        let stops = 0;
        for (; stops < 80; stops += 1) {
          await page.keyboard.press(key);
          const focused = page.locator(":focus");
          if ((await focused.count()) === 0) break;
          if ((await focusedToast.count()) > 0) continue;
          const name = await focused.evaluate(({ outerHTML }) => outerHTML);
          await expect.soft
            .poll(() => overlap(toastsIn(page), focused), {
              message: `${key}: ${name.slice(0, 100)}`,
            })
            .toBe(false);
        }
        expect(stops).toBeGreaterThan(0);
        await expect(toastsIn(page)).toBeVisible();
      }
      await toastsIn(page).getByRole("button").click();
      await expect(toastsIn(page)).toBeHidden();
    });
  });
}
