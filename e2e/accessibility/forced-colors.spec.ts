import { expect, test } from "playwright/test";
import { findings, openSettled, pages } from "@/e2e/support/axe";
import { formOf, forms, sendAndFail, sendEmpty } from "@/e2e/support/enquiry";
import { ui } from "@/lib/content/load";

const widths = [390, 1440];
// The browser paints texts in the visitor's colours and still reports those of the style sheet.
const unknown = ["color-contrast"];
const schemes = ["light", "dark"] as const;

test.use({ contextOptions: { forcedColors: "active" } });

for (const path of pages) {
  test(`${path} has no finding in forced colours, on a phone and a desktop, light and dark`, async ({
    page,
  }) => {
    test.slow();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await openSettled(page, path);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(isForced)).toBe(true);
        expect
          .soft(await findings(page, unknown), `${width}, ${colorScheme}`)
          .toEqual([]);
      }
    }
  });
}

test("in forced colours the open menu, a form's errors and its notice have no finding", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, forms.question.path);
  const opener = page.getByRole("button", { name: ui.navigation.openMenu });
  await opener.click();
  const menu = page.getByRole("dialog", { name: ui.navigation.menu });
  await expect(menu).toBeVisible();
  expect(await page.evaluate(isForced)).toBe(true);
  expect(await findings(page, unknown), "menu").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  const form = formOf(page, "question");
  await sendEmpty(form);
  expect(await findings(page, unknown), "errors").toEqual([]);
  await sendAndFail(page, "question");
  expect(await findings(page, unknown), "notice").toEqual([]);
});

function isForced(): boolean {
  return matchMedia("(forced-colors: active)").matches;
}
