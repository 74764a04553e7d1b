import { expect, test } from "playwright/test";
import { formOf, forms, sendAndFail, sendEmpty } from "@/e2e/support/enquiry";
import { smallTargets } from "@/e2e/support/target-size";
import {
  onePageOfEach,
  openDisclosures,
  openMenu,
  openSettled,
  pages,
} from "@/e2e/support/tested-pages";

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
      await page.waitForFunction(() => matchMedia("(pointer: coarse)").matches);
      await openDisclosures(page);
      expect.soft(await smallTargets(page), "the page").toEqual([]);
      await openMenu(page);
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
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
});
