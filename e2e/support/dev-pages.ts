import { expect, type Page, test } from "playwright/test";
import { locale, statistics } from "@/lib/content/load";
import { statistic } from "@/lib/content/statistic";
import { expectThanks, fillForm, forms, getForm, sendButton } from "./enquiry";
import { pageErrors } from "./page-errors";
import {
  hasCarousel,
  landingPath,
  openMenu,
  unknownPage,
} from "./tested-pages";
import { waitUntilReady } from "./visit";

/** What script adds to the page of a path, besides the menu. */
const additions: Record<string, (page: Page) => Promise<void>> = {
  "/": async (page) => {
    await expectCounted(page);
    if (hasCarousel) await expectCarousel(page);
  },
  [landingPath]: async (page) => {
    const link = page.locator("header nav a[href='#contact']");
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "location");
  },
  [forms.question.path]: async (page) => {
    const form = getForm(page, "question");
    await fillForm(form, "question");
    await sendButton(form).click();
    await expectThanks(page);
  },
};

/** A dev server shows these pages, and their script works. */
export async function expectPagesInDev(
  page: Page,
  server: string,
  paths: string[],
) {
  for (const path of paths)
    await test.step(path, async () => {
      const response = await page.goto(server + path);
      expect(response?.status()).toBe(path === unknownPage ? 404 : 200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await waitUntilReady(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await openMenu(page);
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 1440, height: 900 });
      await additions[path]?.(page);
    });
  // The console reports the 404 of the unknown page as an error, and an unused preload as a warning.
  expect(await pageErrors(page, /status of 404|^warning/)).toEqual([]);
}

async function expectCounted(page: Page) {
  const figures = page.locator("[data-stat-value]");
  await figures.first().scrollIntoViewIfNeeded();
  await expect(figures).toHaveText(
    statistics.statistics.map(
      (one) => statistic(one.value, one.stepMs, locale).digits,
    ),
  );
}

async function expectCarousel(page: Page) {
  const region = page.locator("[data-selected]");
  await region.locator("[data-toggle]").click();
  const selected = (await region.getAttribute("data-selected")) ?? "";
  await region.locator("[data-go=next]").click();
  await expect(region).not.toHaveAttribute("data-selected", selected);
}
