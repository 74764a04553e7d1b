import { expect, test } from "playwright/test";
import { formOf, forms, sendAndFail, sendEmpty } from "@/e2e/support/enquiry";
import {
  onePageOfEach,
  openDisclosures,
  openSettled,
  pages,
} from "@/e2e/support/pages";
import { smallTargets } from "@/e2e/support/target-size";
import { copy } from "@/lib/content/load";

test.describe("with a finger on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  for (const path of pages) {
    test(`every control of ${path} and of its menu is large enough to be hit, with all disclosures open`, {
      tag: path === "/services" ? [] : "@sweep",
    }, async ({ page }) => {
      await openSettled(page, path);
      expect(await page.evaluate(isCoarse)).toBe(true);
      await openDisclosures(page);
      expect.soft(await smallTargets(page), "the page").toEqual([]);
      await page.getByRole("button", { name: copy.navigation.openMenu }).tap();
      const menu = page.getByRole("dialog", { name: copy.navigation.menu });
      await expect(menu).toBeVisible();
      expect.soft(await smallTargets(page, "dialog"), "menu").toEqual([]);
    });
  }

  for (const kind of ["question", "project"] as const) {
    test(`every control of the ${kind} form is large enough with its errors, and with a toast`, async ({
      page,
    }) => {
      await openSettled(page, forms[kind].path);
      const form = formOf(page, kind);
      await sendEmpty(form);
      expect.soft(await smallTargets(page), "errors").toEqual([]);
      await sendAndFail(page, kind);
      expect.soft(await smallTargets(page), "toast").toEqual([]);
    });
  }
});

test("with a mouse too controls have 24 pixels or as much room, the main ones 44", async ({
  page,
}) => {
  test.slow();
  for (const path of onePageOfEach) {
    await openSettled(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await smallTargets(page), `${path}, ${width}`).toEqual([]);
    }
  }
});

test("an answer unfolds in steps, and at once for visitors who want less motion", async ({
  page,
}) => {
  await page.goto("./services");
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const heightOnceOpened = () =>
    page
      .locator("details:not([open]) > summary")
      .first()
      .evaluate((summary: HTMLElement) => {
        summary.click();
        return document.body.scrollHeight;
      });
  const folded = await height();
  expect(await heightOnceOpened()).toBe(folded);
  await expect.poll(height).toBeGreaterThan(folded);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const before = await height();
  expect(await heightOnceOpened()).toBeGreaterThan(before);
});

function isCoarse(): boolean {
  return matchMedia("(pointer: coarse) and (hover: none)").matches;
}
