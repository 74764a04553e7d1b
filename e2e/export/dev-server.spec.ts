import type { Page } from "playwright/test";
import { startDevServer } from "@/e2e/support/dev-server";
import {
  expectThanks,
  fillForm,
  forms,
  getForm,
  sendButton,
} from "@/e2e/support/enquiry";
import { expect, test } from "@/e2e/support/mock-relay";
import { pageErrors } from "@/e2e/support/page-errors";
import {
  hasCarousel,
  landingPath,
  openMenu,
  pages,
  unknownPage,
} from "@/e2e/support/tested-pages";
import { waitUntilReady } from "@/e2e/support/visit";
import { statistics } from "@/lib/content/load";
import { statistic } from "@/lib/content/statistic";

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

let server: Awaited<ReturnType<typeof startDevServer>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startDevServer();
});
test.afterAll(() => server.stop());

test("npm run dev shows every page, and its script works", async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of pages)
    await test.step(path, async () => {
      const response = await page.goto(server.url + path);
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
});

async function expectCounted(page: Page) {
  const figures = page.locator("[data-stat-value]");
  await figures.first().scrollIntoViewIfNeeded();
  for (const [index, { value, stepMs }] of statistics.statistics.entries())
    await expect(figures.nth(index)).toHaveText(
      statistic(value, stepMs).digits,
    );
}

async function expectCarousel(page: Page) {
  const region = page.locator("[aria-roledescription=carousel]");
  await region.locator("[data-toggle]").click();
  const selected = (await region.getAttribute("data-selected")) ?? "";
  await region.locator("[data-go=next]").click();
  await expect(region).not.toHaveAttribute("data-selected", selected);
}
