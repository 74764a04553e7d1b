import { expect, test } from "playwright/test";
import { copy, privacy } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";

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
