import { expect, type Page, test } from "playwright/test";
import { forms, getForm, sendAndFail, sendEmpty } from "@/e2e/support/enquiry";
import { lowContrastTexts } from "@/e2e/support/low-contrast";
import { smallTargets } from "@/e2e/support/target-size";
import {
  axeViolations,
  landingPath,
  onePageOfEach,
  openDisclosures,
  openMenu,
  openSettled,
  pages,
  sweepTag,
} from "@/e2e/support/tested-pages";
import { copy } from "@/lib/content/load";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

for (const path of pages) {
  test(`${path} breaks no rule on a desktop and a phone`, {
    tag: sweepTag(path),
  }, async ({ page }) => {
    await openSettled(page, path);
    await openDisclosures(page);
    await expectNoFindings(page, "page");
  });

  test(`${path} breaks no rule on arrival`, {
    tag: "@sweep",
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`.${path}`);
    expect(await axeViolations(page)).toEqual([]);
  });
}

for (const path of ["/", landingPath])
  test(`the menu of ${path} breaks no rule`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openSettled(page, path);
    await openMenu(page);
    await expectNoFindings(page, "menu", [phone], "dialog");
  });

for (const kind of ["question", "project"] as const) {
  test(`the ${kind} form breaks no rule with its errors or a toast`, async ({
    page,
  }) => {
    await openSettled(page, forms[kind].path);
    await sendEmpty(getForm(page, kind));
    await expectNoFindings(page, "errors", [desktop, phone], "form");
    await sendAndFail(page, kind);
    const toaster = "[data-sonner-toaster]";
    await expectNoFindings(page, "toast", [desktop, phone], toaster);
  });
}

test("in forced colours every control keeps a visible edge", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
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

test("links to new tabs and pictures have words for screen readers", async ({
  page,
}) => {
  for (const path of onePageOfEach) {
    await page.goto(`.${path}`);
    const wrong = [
      page.locator("a[target=_blank]").filter({ hasNotText: copy.newTab }),
      page.locator("a[target=_blank]:not([rel~=noopener])"),
      page.locator(
        "svg:not([aria-label], [aria-hidden=true], [aria-hidden=true] *)",
      ),
      page.locator("img:not([alt]), [title]"),
    ];
    for (const each of wrong)
      await expect.soft(each, `${path}: ${each}`).toHaveCount(0);
  }
});

/** The current page breaks no rule of axe, nor our stricter ones for target size and, light and dark, for contrast. */
async function expectNoFindings(
  page: Page,
  state: string,
  viewports = [desktop, phone],
  part = "body",
) {
  for (const viewport of viewports) {
    const at = `${state}, ${viewport.width} px`;
    await page.setViewportSize(viewport);
    // At the end of the page the header may cover a link of the footer.
    await page.evaluate(() => scrollTo(0, 0));
    const broken = await axeViolations(page, part, ["color-contrast"]);
    expect.soft(broken, at).toEqual([]);
    expect.soft(await smallTargets(page, part), at).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const faint = await lowContrastTexts(page);
      expect.soft(faint, `${at}, ${colorScheme}`).toEqual([]);
    }
  }
}
