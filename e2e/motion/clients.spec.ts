import { expect, type Page, test } from "playwright/test";
import {
  hasRunningLogos,
  landingPath as path,
} from "@/e2e/support/tested-pages";
import { clients } from "@/lib/content/load";

const names = clients.clients.map(({ name }) => name);
test.skip(!hasRunningLogos, "too few logos to run");

function section(page: Page) {
  return page.getByRole("region", { name: clients.heading });
}

const perViewAt = [
  [390, 2],
  [450, 2],
  [451, 4],
  [1023, 4],
  [1024, 5],
  [1279, 5],
  [1280, 6],
  [1920, 6],
] as const;

test("the logos loop in ten seconds with the specified number in view", async ({
  page,
}) => {
  await page.goto(`.${path}`);
  const logos = section(page).getByRole("img");
  await expect(logos).toHaveCount(names.length);
  for (const [index, name] of names.entries())
    await expect(logos.nth(index)).toHaveAccessibleName(name);
  for (const [width, perView] of perViewAt) {
    await page.setViewportSize({ width, height: 900 });
    const measured = await section(page).evaluate((element, count) => {
      const [animation] = element.getAnimations({ subtree: true });
      const logos = [...element.querySelectorAll("li")];
      if (!animation) throw new Error("Nothing runs.");
      const boxesAt = (time: number) => {
        animation.currentTime = time;
        return logos.map((logo) => logo.getBoundingClientRect());
      };
      animation.pause();
      const [start, half, end] = [0, 5000, 9999.999].map(boxesAt);
      const timing = animation.effect?.getTiming();
      const left = (boxes: DOMRect[] | undefined, i: number) =>
        boxes?.[i]?.left ?? Number.NaN;
      const size = start?.[0]?.width ?? 0;
      return {
        duration: timing?.duration,
        iterations: timing?.iterations,
        size,
        gaps: logos
          .slice(1)
          .map((_, i) => left(start, i + 1) - left(start, i) - size),
        halfway: left(start, 0) - left(half, 0),
        distance: left(start, 0) - left(end, 0),
        seam: left(end, count) - left(start, 0),
      };
    }, names.length);
    expect(measured.duration).toBe(10_000);
    expect(measured.iterations).toBe(Number.POSITIVE_INFINITY);
    expect((width + 30) / (measured.size + 30)).toBeCloseTo(perView, 1);
    for (const gap of measured.gaps) expect(gap).toBeCloseTo(30, 1);
    expect(measured.seam).toBeCloseTo(0, 1);
    // Linear: half of the distance in half of the time.
    expect(measured.halfway).toBeCloseTo(measured.distance / 2, 0);
  }
});

for (const [name, options] of [
  ["with reduced motion", { contextOptions: { reducedMotion: "reduce" } }],
  ["without script", { javaScriptEnabled: false }],
] as const)
  test.describe(name, () => {
    test.use(options);

    test("all logos are in view once", async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1000 });
      await page.goto(`.${path}`);
      await section(page).scrollIntoViewIfNeeded();
      const boxes = await section(page)
        .locator("li:visible")
        .evaluateAll((all) => all.map((logo) => logo.getBoundingClientRect()));
      expect(boxes).toHaveLength(names.length);
      for (const { left, right } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(768);
      }
    });
  });
