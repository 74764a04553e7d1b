import { expect, test } from "playwright/test";
import { formOf, forms, sendAndFail, sendEmpty } from "@/e2e/support/enquiry";
import {
  findings,
  onePageOfEach,
  openSettled,
  pages,
} from "@/e2e/support/pages";
import { ui } from "@/lib/content/load";

// The browser paints texts in the visitor's colours and still reports those of the style sheet.
const notJudged = ["color-contrast"];
const screens = [
  [390, "light"],
  [1440, "dark"],
] as const;

test.use({ contextOptions: { forcedColors: "active" } });

for (const path of pages) {
  test(`${path} has no finding in forced colours, on a phone in light and on a desktop in dark colours`, {
    tag: path === "/" ? [] : "@sweep",
  }, async ({ page }) => {
    await openSettled(page, path);
    for (const [width, colorScheme] of screens) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(isForced)).toBe(true);
      expect
        .soft(await findings(page, notJudged), `${width}, ${colorScheme}`)
        .toEqual([]);
    }
  });
}

test("in forced colours the open menu, a form's errors and its toast have no finding", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, forms.question.path);
  const opener = page.getByRole("button", { name: ui.navigation.openMenu });
  await opener.click();
  const menu = page.getByRole("dialog", { name: ui.navigation.menu });
  await expect(menu).toBeVisible();
  expect(await page.evaluate(isForced)).toBe(true);
  expect(await findings(page, notJudged), "menu").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  const form = formOf(page, "question");
  await sendEmpty(form);
  expect(await findings(page, notJudged), "errors").toEqual([]);
  await sendAndFail(page, "question");
  expect(await findings(page, notJudged), "toast").toEqual([]);
});

test("in forced colours every control keeps a visible edge", async ({
  page,
}) => {
  for (const path of onePageOfEach) {
    await page.goto(`.${path}`);
    const edgeless = await page
      .locator(
        "button:not(.text-link):visible, input:visible, textarea:visible",
      )
      .evaluateAll((controls) =>
        controls
          .filter(
            (control) =>
              Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1,
          )
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect.soft(edgeless, path).toEqual([]);
  }
});

function isForced(): boolean {
  return matchMedia("(forced-colors: active)").matches;
}
