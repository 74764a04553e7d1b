import { expect, test } from "playwright/test";
import { getBox } from "@/e2e/support/boxes";
import { unreadableText } from "@/e2e/support/clipped-text";
import { misfits } from "@/e2e/support/misfits";
import {
  hasCarousel,
  landingPath,
  openMenu,
  openSettled,
} from "@/e2e/support/tested-pages";
import { openReady } from "@/e2e/support/visit";
import { copy, testimonials } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";

/** The exported pages as a `locale` from right to left makes them. */
test.beforeEach(({ page }) =>
  page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: html.replace(/<html lang="[^"]+"/, '<html lang="he-IL" dir="rtl"'),
    });
  }),
);

for (const path of [
  "/",
  landingPath,
  pagePath("services"),
  pagePath("contact-us"),
])
  test(`${path} fits the window from right to left`, async ({ page }) => {
    await openSettled(page, path);
    const issues: string[] = [];
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { found } = await page.evaluate(misfits);
      issues.push(...found, ...(await unreadableText(page, "body")));
    }
    expect(issues).toEqual([]);
  });

test("right to left, menu and chat are at the left", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, "/");
  const chat = await getBox(page.getByRole("complementary"));
  const menu = await openMenu(page);
  await expect.poll(async () => (await getBox(menu)).x).toBe(0);
  expect(chat.x).toBeLessThan(390 - chat.x - chat.width);
  expect(await unreadableText(page, "dialog[open]")).toEqual([]);
  await menu.getByRole("button", { name: copy.navigation.closeMenu }).click();
  await expect(menu).toBeHidden();
});

test("right to left, the next quote comes from the left", async ({ page }) => {
  test.skip(!hasCarousel, "too few quotes to turn");
  await openSettled(page, "/");
  const quotes = page.getByRole("region", { name: testimonials.heading });
  const second = quotes.locator("[role=group]").nth(1);
  /** Whether the second quote begins where the row does, at its right end. */
  const expectSecond = (isFirst: boolean) =>
    expect
      .poll(async () => {
        const row = await getBox(quotes.locator("[data-row]"));
        const { x, width } = await getBox(second);
        return Math.abs(row.x + row.width - x - width) < 1;
      })
      .toBe(isFirst);
  await expectSecond(false);
  await quotes.getByRole("button", { name: copy.carousel.next }).click();
  await expectSecond(true);
  await page.keyboard.press("ArrowRight");
  await expectSecond(false);
  await page.keyboard.press("ArrowLeft");
  await expectSecond(true);
});
