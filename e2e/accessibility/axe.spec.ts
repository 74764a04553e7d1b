import { expect, type Page, test } from "playwright/test";
import { formOf, forms, sendAndFail, sendEmpty } from "@/e2e/support/enquiry";
import { faintTexts } from "@/e2e/support/faint-text";
import {
  findings,
  landingPath,
  onePageOfEach,
  openDisclosures,
  openMenu,
  openSettled,
  pages,
  tagOf,
} from "@/e2e/support/pages";
import { copy } from "@/lib/content/load";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

for (const path of pages) {
  test(`${path} and its menu have no finding on a desktop and a phone`, {
    tag: tagOf(path),
  }, async ({ page }) => {
    await openSettled(page, path);
    await openDisclosures(page);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      // At the end of the page a link of the footer may lie under the header by chance.
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoFindings(page, `${viewport.width} px`);
    }
    await openMenu(page);
    await expectNoFindings(page, "menu");
  });
}

for (const kind of ["question", "project"] as const) {
  test(`the ${kind} form has no finding while it shows its errors, nor after a failure`, async ({
    page,
  }) => {
    await openSettled(page, forms[kind].path);
    await sendEmpty(formOf(page, kind));
    await expectNoFindings(page, "errors");
    await sendAndFail(page, kind);
    await expectNoFindings(page, "toast");
  });
}

for (const path of pages) {
  test(`${path} has no finding on arrival, on a desktop and a phone`, {
    tag: "@sweep",
  }, async ({ page }) => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(`.${path}`);
      expect(await findings(page), `${viewport.width} px`).toEqual([]);
    }
  });
}

test("each section link has a contrast of 7:1 while it is the one being read", async ({
  page,
}) => {
  await openSettled(page, landingPath);
  const nav = page.getByRole("navigation", { name: copy.navigation.landing });
  for (const { label } of copy.landingLinks) {
    await nav.getByRole("link", { name: label }).click();
    await expect(nav.locator("[aria-current=location]")).toHaveText(label);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect
        .soft(await faintTexts(page), `${label}, ${colorScheme}`)
        .toEqual([]);
    }
  }
});

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

test("links to new tabs say so, drawings are silent or named, and no word is in a tooltip", async ({
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
        copy.newTab,
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
    await expect.soft(page.locator("[title]"), path).toHaveCount(0);
  }
});

/** Neither axe's rules are broken by the page as it is now nor, light or dark, our stricter one for contrast. */
async function expectNoFindings(page: Page, state: string) {
  expect.soft(await findings(page, ["color-contrast"]), state).toEqual([]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const faint = await faintTexts(page);
    expect.soft(faint, `${state}, ${colorScheme}`).toEqual([]);
  }
}
