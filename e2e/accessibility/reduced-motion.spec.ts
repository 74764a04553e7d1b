import { expect, test } from "playwright/test";
import { pagePath } from "@/lib/content/pages";

test("with reduced motion an answer unfolds at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`.${pagePath("services")}`);
  const closed = page.locator("details:not([open]) > summary").first();
  const grown = await closed.evaluate((summary: HTMLElement) => {
    const { scrollHeight } = document.body;
    summary.click();
    return document.body.scrollHeight - scrollHeight;
  });
  expect(grown).toBeGreaterThan(50);
});
