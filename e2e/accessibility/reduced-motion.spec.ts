import { expect, test } from "playwright/test";
import { openSettled, pages } from "@/e2e/support/tested-pages";

// `npm test` looks at each part that moves, in the folder motion.
for (const path of pages)
  test(`with reduced motion nothing on ${path} moves by itself`, {
    tag: "@sweep",
  }, async ({ page }) => {
    await openSettled(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    );
    expect(moving).toEqual([]);
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
