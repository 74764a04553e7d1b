import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
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
  openMenu,
  pages,
  unknownPage,
} from "@/e2e/support/tested-pages";
import { waitUntilReady } from "@/e2e/support/visit";
import { landingPages, locale, statistics } from "@/lib/content/load";
import { statistic } from "@/lib/content/statistic";

const [landing] = landingPages;
if (!landing) throw new Error("There is no landing page to edit.");
const { path, content } = landing;
const { heading } = content.portfolio;
const headingNamed = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true });
const wait = { timeout: 60_000 };

let server: Awaited<ReturnType<typeof startDevServer>>;
test.beforeAll(async () => {
  server = await startDevServer();
});
test.afterAll(() => server.stop());

/** What script adds to the page of a path, besides the menu. */
const additions: Record<string, (page: Page) => Promise<void>> = {
  "/": async (page) => {
    await expectCounted(page);
    if (hasCarousel) await expectCarousel(page);
  },
  [path]: async (page) => {
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

test("every page shows, and its script works", async ({ page }) => {
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

test("a saved text shows without a reload", async ({ page }) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await openLivePage(page);
  await headingNamed(page, heading).hover();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);

  await replaceInFile(`"${heading}"`, '"Another heading"');
  await expect(headingNamed(page, "Another heading")).toBeVisible(wait);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(loads).toBe(1);
});

test("an error in the content shows in plain words until it is fixed", async ({
  page,
}) => {
  const { heading } = content.banner;
  await openLivePage(page);
  await replaceInFile(`"${heading}",`, `"${heading}"`);
  const words = page.getByText("comma expected").first();
  await expect(words).toBeVisible(wait);

  await replaceInFile(`"${heading}"`, '"A heading without error",');
  await expect(headingNamed(page, "A heading without error")).toBeVisible(wait);
  await expect(words).toBeHidden();
});

/** The dev server notifies the page of saved files by a WebSocket. */
async function openLivePage(page: Page): Promise<void> {
  const socket = page.waitForEvent("websocket");
  await page.goto(server.url + path);
  await expect(page.locator("html[data-ready]")).toBeAttached(wait);
  await socket;
}

async function replaceInFile(written: string, typed: string): Promise<void> {
  const file = join(server.folder, "content", "landing-pages", `${path}.json`);
  const text = await readFile(file, "utf8");
  expect(text).toContain(written);
  await writeFile(file, text.replace(written, typed));
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
