import { expect } from "playwright/test";
import { axeViolations, onEachPage } from "@/e2e/support/tested-pages";

onEachPage("paper has all text, readable, and no menu", async (page, path) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(`.${path}`);
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  const unseen = page.locator("blockquote, details > *").evaluateAll((all) =>
    all.filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      const isShown = one.checkVisibility({ opacityProperty: true });
      return !isShown || left < 0 || right > innerWidth;
    }),
  );
  expect(await unseen).toEqual([]);
});
