import { expect, type Page, test } from "playwright/test";
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

test("what a hovering pointer shows the keyboard's focus shows too, and no word is in a tooltip alone", async ({
  page,
}) => {
  for (const path of onePageOfEach) {
    await openSettled(page, path);
    expect.soft(await revealedByHover(page), path).toEqual([]);
    await expect.soft(page.locator("[title]")).toHaveCount(0);
  }
});

function isCoarse(): boolean {
  return matchMedia("(pointer: coarse) and (hover: none)").matches;
}

/** Words and controls that a style sheet shows or hides under a hovering pointer; ornaments may come and go. */
function revealedByHover(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reveals = [
      "display",
      "visibility",
      "opacity",
      "clip-path",
      "content",
      "content-visibility",
      "height",
      "max-height",
    ];
    const found: string[] = [];
    const selectors = new Set<string>();
    const speaks = (selector: string) =>
      [
        ...document.querySelectorAll(
          selector.replaceAll(":hover", "").replaceAll(/::[\w-]+/g, ""),
        ),
      ].some(
        (element) =>
          element.textContent?.trim() || element.matches("a, button, input"),
      );
    const look = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) selectors.add(rule.selectorText);
        if (
          rule instanceof CSSStyleRule &&
          rule.selectorText.includes(":hover")
        )
          for (const property of reveals)
            if (
              rule.style.getPropertyValue(property) &&
              speaks(rule.selectorText)
            )
              found.push(rule.selectorText);
        if ("cssRules" in rule) look(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) look(sheet.cssRules);
    return found.filter(
      (selector) =>
        !selectors.has(selector.replace(":hover", ":focus-visible")),
    );
  });
}
