import { expect, type Page, test } from "playwright/test";
import { formOf, forms, sendAndFail, sendEmpty } from "@/e2e/support/enquiry";
import {
  findings,
  landingPath,
  onePageOfEach,
  openSettled,
  pages,
  tagOf,
} from "@/e2e/support/pages";
import { ui } from "@/lib/content/load";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

for (const path of pages) {
  test(`${path} has no finding on a phone in light and on a desktop in dark colours`, {
    tag: tagOf(path),
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    await openAtTop(page, path);
    expect(await findings(page), "phone").toEqual([]);
    await page.setViewportSize(desktop);
    await inTheDark(page);
    expect(await findings(page), "desktop").toEqual([]);
  });

  for (const viewport of [phone, desktop])
    test(`${path} has no finding at ${viewport.width} pixels on arrival, settled and in the dark`, {
      tag: "@sweep",
    }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`.${path}`);
      expect(await findings(page), "on arrival").toEqual([]);
      await openAtTop(page, path);
      expect(await findings(page), "settled").toEqual([]);
      await inTheDark(page);
      expect(await findings(page), "in the dark").toEqual([]);
    });
}

for (const path of ["/", landingPath]) {
  test(`the open menu of ${path} has no finding`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`.${path}`);
    await page.getByRole("button", { name: ui.navigation.openMenu }).click();
    await expect(
      page.getByRole("dialog", { name: ui.navigation.menu }),
    ).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

for (const kind of ["question", "project"] as const) {
  test(`the ${kind} form has no finding while it shows its errors, nor after a failure`, async ({
    page,
  }) => {
    await openSettled(page, forms[kind].path);
    await sendEmpty(formOf(page, kind));
    expect(await findings(page), "errors").toEqual([]);
    await sendAndFail(page, kind);
    expect(await findings(page), "toast").toEqual([]);
  });
}

test("links to new tabs say so and let the new page reach nothing, and drawings are silent or named", async ({
  page,
}) => {
  for (const path of onePageOfEach) {
    await page.goto(`.${path}`);
    const silent = await page
      .locator('a[target="_blank"]')
      .evaluateAll(
        (links, words) =>
          links
            .filter(
              (link) =>
                !link.textContent?.includes(words) ||
                !/noopener|noreferrer/.test((link as HTMLAnchorElement).rel),
            )
            .map(({ outerHTML }) => outerHTML),
        ui.newTab,
      );
    expect.soft(silent, path).toEqual([]);
    await expect
      .soft(
        page.locator(
          "svg:not([aria-label], [aria-hidden=true], [aria-hidden=true] *), img:not([alt])",
        ),
        path,
      )
      .toHaveCount(0);
  }
});

function inTheDark(page: Page) {
  return page.emulateMedia({ colorScheme: "dark" });
}

/** At the end of the page a link of the footer may lie under the header by chance. */
async function openAtTop(page: Page, path: string): Promise<void> {
  await openSettled(page, path);
  await page.evaluate(() => scrollTo(0, 0));
}
