import { expect, type Locator, test } from "playwright/test";
import sharp from "sharp";
import { landingPath } from "@/e2e/support/tested-pages";
import { projectSteps } from "@/lib/content/load";

test.use({ bypassCSP: true });

test("the line around the steps of a project closes", async ({ page }) => {
  await page.goto(`.${landingPath}`);
  const figure = page
    .getByRole("region", { name: projectSteps.heading })
    .locator("svg");
  await figure.evaluate((drawing) => {
    const { top } = drawing.getBoundingClientRect();
    scrollTo({ top: top + scrollY - innerHeight / 4, behavior: "instant" });
  });
  const drawn = await pixels(figure);
  const content = ".line { animation: none !important }";
  await page.addStyleTag({ content });
  const whole = await pixels(figure);
  const differences = whole.map((value, at) =>
    Math.abs(value - (drawn[at] ?? 0)),
  );
  // A gap differs by the whole contrast of the line, a smoothed edge by little.
  expect(differences.filter((difference) => difference > 48)).toEqual([]);
});

async function pixels(element: Locator): Promise<number[]> {
  const image = sharp(await element.screenshot()).greyscale();
  return [...(await image.raw().toBuffer())];
}
