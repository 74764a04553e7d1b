import { expect, test } from "playwright/test";
import { getBox } from "@/e2e/support/boxes";
import { hasCarousel, openSettled } from "@/e2e/support/tested-pages";
import { copy, testimonials } from "@/lib/content/load";

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

test("right to left, the next quote comes from the left", async ({ page }) => {
  test.skip(!hasCarousel, "too few quotes to turn");
  await openSettled(page, "/");
  const quotes = page.getByRole("region", { name: testimonials.heading });
  const second = quotes.locator("[role=group]").nth(1);
  await quotes.getByRole("button", { name: copy.carousel.next }).click();
  // The second quote begins where the row does, at its right end.
  await expect
    .poll(async () => {
      const row = await getBox(quotes.locator("[data-row]"));
      const { x, width } = await getBox(second);
      return Math.abs(row.x + row.width - x - width);
    })
    .toBeLessThan(1);
  await page.keyboard.press("ArrowRight");
  await expect(quotes).toHaveAttribute("data-selected", "0");
  await page.keyboard.press("ArrowLeft");
  await expect(quotes).toHaveAttribute("data-selected", "1");
});
