import { expect, test } from "playwright/test";
import { isCustom } from "@/e2e/support/custom-font";
import { copy, services } from "@/lib/content/load";

test("the logo is drawn and waits for no font", async ({ page }) => {
  await page.route(/woff2/, (route) => route.abort());
  await page.goto("./");
  const logo = page
    .getByRole("banner")
    .getByRole("link", { name: copy.navigation.logoLabel });
  const drawings = logo.locator("svg");
  await expect(drawings).toHaveCount(2);
  const { width, height } = (await drawings.last().boundingBox()) ?? {};
  expect(width).toBeGreaterThan(2 * (height ?? 0));
});

test("a straight apostrophe is drawn as the curly one", async ({ page }) => {
  await page.goto("/");
  const shapes = await page.evaluate(async () => {
    const file = document.querySelector<HTMLLinkElement>("link[as=font]")?.href;
    document.fonts.add(await new FontFace("brand", `url(${file})`).load());
    const brush = new OffscreenCanvas(1, 1).getContext("2d");
    if (brush) brush.font = "100px brand";
    return ["'", "\u2019", '"'].map((character) => {
      const shape = brush?.measureText(character);
      return [shape?.width, shape?.actualBoundingBoxDescent];
    });
  });
  expect(shapes[0]).toEqual(shapes[1]);
  expect(shapes[0]).not.toEqual(shapes[2]);
});

test("all text is set in the brand's type from the first route change on, once the font has arrived", async ({
  page,
}) => {
  // What phones report before they have measured.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { rtt: 150 } }),
  );
  await page.goto("./contact-us");
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .some(({ name }) => name.endsWith(".woff2")),
      ),
    )
    .toBe(true);
  expect(await isCustom(page, "main p")).toBe(false);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page
    .getByRole("contentinfo")
    .locator('a[href$="/services"]')
    .first()
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: services.heading }),
  ).toBeFocused();
  await expect.poll(() => isCustom(page, "main p")).toBe(true);
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});
