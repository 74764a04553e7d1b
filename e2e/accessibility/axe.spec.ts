import { expect, type Page, test } from "playwright/test";
import { forms, getForm, sendAndFail, sendEmpty } from "@/e2e/support/enquiry";
import { smallTargets } from "@/e2e/support/target-size";
import {
  axeViolations,
  landingPath,
  layoutTag,
  onEachPage,
  openDisclosures,
  openMenu,
  openSettled,
  pages,
} from "@/e2e/support/tested-pages";
import { copy } from "@/lib/content/load";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

for (const path of pages) {
  for (const [device, viewport] of Object.entries({ phone, desktop }))
    test(`${path} breaks no rule on a ${device}`, {
      tag: viewport === phone ? layoutTag(path) : "@sweep",
    }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openSettled(page, path);
      await openDisclosures(page);
      await expectNoFindings(page, path);
      const wordless = [
        page.locator("a[target=_blank]").filter({ hasNotText: copy.newTab }),
        page.locator("a[target=_blank]:not([rel~=noopener])"),
        page.locator(
          "svg:not([aria-label], [aria-hidden=true], [aria-hidden=true] *)",
        ),
        page.locator("img:not([alt]), [title]"),
      ];
      for (const each of wordless) await expect.soft(each).toHaveCount(0);
    });
}

for (const path of ["/", landingPath])
  test(`the menu of ${path} breaks no rule`, {
    tag: path === "/" ? "@sweep" : [],
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    await openSettled(page, path);
    await openMenu(page);
    await expectNoFindings(page, "menu", "dialog");
  });

for (const kind of ["question", "project"] as const) {
  test(`the ${kind} form breaks no rule with its errors or a toast`, {
    tag: kind === "question" ? "@sweep" : [],
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    await openSettled(page, forms[kind].path);
    await sendEmpty(getForm(page, kind));
    const viewports = [phone, desktop];
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await expectNoFindings(page, `errors, ${viewport.width} px`, "form");
    }
    await sendAndFail(page, kind);
    for (const viewport of viewports.reverse()) {
      await page.setViewportSize(viewport);
      const state = `toast, ${viewport.width} px`;
      await expectNoFindings(page, state, "[data-sonner-toaster]");
    }
  });
}

onEachPage("in forced colours controls keep an edge", async (page, path) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`.${path}`);
  const edgeless = await page
    .locator("button:not(.text-link):visible, input:visible, textarea:visible")
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) =>
            Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1,
        )
        .map((control) => control.outerHTML.slice(0, 120)),
    );
  expect(edgeless).toEqual([]);
});

/** A part of the page breaks no rule of axe, light and dark, nor ours for the size of its main controls. */
async function expectNoFindings(page: Page, state: string, part = "html") {
  // At the end of the page the header may cover a link of the footer.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await smallTargets(page, part), state).toEqual([]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const broken = await axeViolations(page, part);
    expect.soft(broken, `${state}, ${colorScheme}`).toEqual([]);
  }
}
