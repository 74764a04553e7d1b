import { expect, test } from "playwright/test";
import { onePageOfEach, openSettled } from "@/e2e/support/tested-pages";

test("with reduced motion nothing moves by itself", async ({ page }) => {
  test.slow();
  for (const path of onePageOfEach) {
    await openSettled(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    );
    expect.soft(moving, path).toEqual([]);
  }
});

test("with reduced motion an answer unfolds at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./services");
  const closed = page.locator("details:not([open]) > summary").first();
  const grown = await closed.evaluate((summary: HTMLElement) => {
    const { scrollHeight } = document.body;
    summary.click();
    return document.body.scrollHeight - scrollHeight;
  });
  expect(grown).toBeGreaterThan(50);
});
