import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "playwright/test";
import { readExported } from "@/e2e/support/export";
import { copy, privacy, services } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { htmlFile } from "@/lib/publish/export/build";

test("the privacy notice opens at the first click", async ({ page }) => {
  await page.goto(`.${pagePath("contact-us")}`);
  const dialog = page.getByRole("dialog", { name: privacy.heading });
  for (const label of [copy.privacyLinks.footer, copy.privacyLinks.form]) {
    const link = page.getByRole("link", { name: label, exact: true });
    await link.click();
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(privacy.topics[0]?.description ?? "");
    await expect(page.locator("html")).toHaveAttribute("data-ready");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    // The first time the browser moved the focus, so it may return to any link to the notice.
    await expect(page.locator('a[href$="#privacy"]:focus')).toBeVisible();
  }
});

test("a reader view has no privacy notice", async ({ page }) => {
  const file = import.meta.resolve("@mozilla/readability/Readability.js");
  await page.evaluate(readFileSync(fileURLToPath(file), "utf8"));
  const html = JSON.stringify(readExported(htmlFile(pagePath("services"))));
  const read = (charThreshold: number) =>
    page.evaluate<string>(`{
      const parsed = new DOMParser().parseFromString(${html}, "text/html");
      new Readability(parsed, { charThreshold: ${charThreshold} }).parse()?.textContent ?? "";
    }`);
  const enough = 500;
  const { length } = await read(1);
  test.skip(length < enough, "readers take no page as short as this");
  const shown = await read(enough);
  expect(shown).toContain(services.services.at(-1)?.detailContent.get.at(-1));
  expect(shown).not.toContain(privacy.lead);
});
