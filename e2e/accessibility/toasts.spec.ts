import { expect, test } from "playwright/test";
import { overlap } from "@/e2e/support/boxes";
import {
  answerMails,
  failWith,
  fillIn,
  formOf,
  forms,
  sendAndFail,
  sendButton,
  toastsIn,
  urlOf,
} from "@/e2e/support/enquiry";
import { openSettled } from "@/e2e/support/pages";
import { copy } from "@/lib/content/load";
import { pathOf } from "@/lib/content/pages";

const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const viewport of windows) {
  test.describe(() => {
    test.use({ viewport });
    const tag = viewport.width === 390 ? [] : "@sweep";

    for (const kind of ["question", "project"] as const) {
      test(`at ${viewport.width} pixels a toast of the ${kind} form lies beside the messaging button and can be dismissed`, {
        tag,
      }, async ({ page }) => {
        await openSettled(page, forms[kind].path);
        await sendAndFail(page, kind);
        const chat = page.getByRole("complementary").getByRole("link");
        expect(await overlap(toastsIn(page), chat)).toBe(false);
        const dismiss = toastsIn(page).getByRole("button", {
          name: copy.form.toasts.dismiss,
        });
        await dismiss.click();
        await expect(toastsIn(page)).toBeHidden();
      });
    }

    test(`at ${viewport.width} pixels the toast of a sent form lies on no control of the thank-you page`, {
      tag,
    }, async ({ page }) => {
      await openSettled(page, forms.question.path);
      await answerMails(page, {});
      const form = formOf(page, "question");
      await fillIn(form, "question");
      await sendButton(form).click();
      await expect(page).toHaveURL(urlOf(pathOf("thankyou")));
      await expect(page.locator("h1")).toBeFocused();
      await expect(toastsIn(page)).toBeVisible();
      const controls = page.locator("main :is(a, button), header a, aside a");
      for (const control of await controls.all())
        if (await control.isVisible())
          expect.soft(await overlap(toastsIn(page), control)).toBe(false);
    });

    test(`at ${viewport.width} pixels a toast that comes leaves the button that was pressed in sight`, {
      tag,
    }, async ({ page }) => {
      await openSettled(page, forms.question.path);
      await failWith(page, "The mailbox is full");
      const form = formOf(page, "question");
      await fillIn(form, "question");
      const send = sendButton(form);
      await send.focus();
      // Where toasts come up: at the lower edge of the window.
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

    test(`at ${viewport.width} pixels no control that has the focus lies under a toast, forth or back`, {
      tag,
    }, async ({ page }) => {
      test.slow();
      await openSettled(page, forms.question.path);
      await sendAndFail(page, "question");
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
    });
  });
}
