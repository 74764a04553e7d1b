import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { openSettled, pages } from "@/e2e/support/pages";

const taken = join(import.meta.dirname, "pictures/browser.txt");

test.beforeEach(async ({ browser }, { config }) => {
  if (config.updateSnapshots === "all") {
    writeFileSync(taken, `${browser.version()}\n`);
    return;
  }
  const version = existsSync(taken) ? readFileSync(taken, "utf8").trim() : "";
  test.skip(
    version !== browser.version(),
    `the pictures were taken with Chromium ${version}, this is ${browser.version()}: take new ones from a state you trust (npm run test:visual -- --update-snapshots=all), or use that version`,
  );
});

for (const path of pages) {
  for (const width of [390, 768, 1440]) {
    for (const colorScheme of ["light", "dark"] as const) {
      const name = `${path.slice(1) || "home"}-${width}-${colorScheme}`;
      test(`${name} looks as it did`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        // The font shows only if it is there at once, as on a second visit.
        await page.goto(`.${path}`, { waitUntil: "networkidle" });
        await openSettled(page, path);
        await page.evaluate(async () => {
          scrollTo({ top: 0, behavior: "instant" });
          await document.fonts.ready;
        });
        await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
      });
    }
  }
}
