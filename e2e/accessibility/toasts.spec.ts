import { expect, type Locator, type Page, test } from "playwright/test";
import { openSettled } from "@/e2e/support/axe";
import {
  failWith,
  fillIn,
  formOf,
  forms,
  sendAndFail,
  sendButton,
  toastsIn,
} from "@/e2e/support/enquiry";
import { ui } from "@/lib/content/load";

const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 800 },
  { width: 1440, height: 900 },
];

for (const viewport of windows) {
  test.describe(() => {
    test.use({ viewport });

    for (const kind of ["question", "project"] as const) {
      test(`at ${viewport.width} pixels a notice of the ${kind} form and the messaging button lie beside each other`, async ({
        page,
      }) => {
        await openSettled(page, forms[kind].path);
        await sendAndFail(page, kind);
        const notice = await boxOf(toastsIn(page));
        const chat = await boxOf(chatLink(page));
        expect(overlap(notice, chat)).toBe(false);
        const dismiss = toastsIn(page).getByRole("button", {
          name: ui.form.toasts.dismiss,
        });
        await dismiss.click();
        await expect(toastsIn(page)).toBeHidden();
      });
    }

    test(`at ${viewport.width} pixels a notice that comes leaves the button that was pressed in sight`, async ({
      page,
    }) => {
      await openSettled(page, forms.question.path);
      await failWith(page, "The mailbox is full");
      const form = formOf(page, "question");
      await fillIn(form, "question");
      const send = sendButton(form);
      await send.focus();
      // Where notices come up: at the lower edge of the window.
      await send.evaluate((button) =>
        scrollBy({
          top: button.getBoundingClientRect().bottom + 40 - innerHeight,
          behavior: "instant",
        }),
      );
      await page.keyboard.press("Enter");
      await expect(toastsIn(page)).toBeVisible();
      await expect(send).toBeFocused();
      await expect
        .poll(async () =>
          overlap(await boxOf(toastsIn(page)), await boxOf(send)),
        )
        .toBe(false);
    });

    test(`at ${viewport.width} pixels no control that has the focus lies under a notice, forth or back`, async ({
      page,
    }) => {
      test.slow();
      await openSettled(page, forms.question.path);
      await sendAndFail(page, "question");
      await page.getByRole("link", { name: ui.navigation.logoLabel }).focus();
      for (const key of ["Tab", "Shift+Tab"]) {
        const covered: string[] = [];
        for (let stops = 0; stops < 80; stops += 1) {
          await page.keyboard.press(key);
          const stop = await page.evaluate(lookAtNotices);
          if (!stop) break;
          if (stop.isCovered) covered.push(stop.name);
        }
        expect.soft(covered, key).toEqual([]);
      }
    });
  });
}

function chatLink(page: Page): Locator {
  return page.getByRole("complementary").getByRole("link");
}

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page.`);
  return box;
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.y < b.y + b.height &&
    b.y < a.y + a.height
  );
}

/** Runs in the page: what has the focus, and whether a notice lies on any of it. Nothing beyond the page's end. */
function lookAtNotices(): { name: string; isCovered: boolean } | null {
  const focused = document.activeElement;
  const notice = document.querySelector("[data-sonner-toast]");
  if (!focused || focused === document.body || !notice) return null;
  const one = focused.getBoundingClientRect();
  const other = notice.getBoundingClientRect();
  return {
    name: (focused.getAttribute("aria-label") ?? focused.textContent ?? "")
      .trim()
      .slice(0, 60),
    isCovered:
      !notice.contains(focused) &&
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom,
  };
}
