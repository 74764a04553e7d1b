import { expect, test } from "playwright/test";
import { openSettled, walks } from "@/e2e/support/tested-pages";

for (const { walk, paths, tag } of walks)
  test(`with reduced motion nothing on ${walk} moves by itself`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    for (const path of paths) {
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
