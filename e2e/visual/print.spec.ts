import { expect, test } from "playwright/test";
import { axeViolations, onEachPage } from "@/e2e/support/tested-pages";

/** CSS pixels of A4. */
const [width, height] = [794, 1123];
test.use({ viewport: { width, height } });

onEachPage("sheets can be read", async (page, path) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(`.${path}`);
  expect(await axeViolations(page)).toEqual([]);
  const pdf = await page.pdf({ format: "A4" });
  const sheets = pdf.toString("latin1").match(/\/Type \/Page\b/g) ?? [];
  const length = await page.evaluate(() => document.body.scrollHeight);
  // Whole blocks and the margins of the paper take a third of it, and no sheet is empty.
  expect(sheets.length).toBeLessThan(2 + (1.4 * length) / height);
});
