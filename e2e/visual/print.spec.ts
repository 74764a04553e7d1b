import { expect, test } from "playwright/test";
import { unreadableSheets } from "@/e2e/support/printed-texts";
import { layoutTag, pages } from "@/e2e/support/tested-pages";

for (const path of pages)
  test(`${path} prints readable sheets`, {
    tag: layoutTag(path),
  }, async ({ page }) => {
    await page.goto(`.${path}`);
    const pdf = await page.pdf({ format: "A4" });
    expect(unreadableSheets(pdf)).toEqual([]);
  });
