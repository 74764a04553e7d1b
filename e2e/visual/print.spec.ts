import { expect, test } from "playwright/test";
import { unreadableSheets } from "@/e2e/support/printed-texts";
import { walks } from "@/e2e/support/tested-pages";

for (const { walk, paths, tag } of walks)
  test(`${walk} prints readable sheets`, { tag }, async ({ page }) => {
    for (const path of paths) {
      await page.goto(`.${path}`);
      const pdf = await page.pdf({ format: "A4" });
      expect.soft(unreadableSheets(pdf), path).toEqual([]);
    }
  });
