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

test("the logos loop in ten seconds at every width", async ({ page }) => {
  await page.goto(`.${path}`);
  const logos = section(page).getByRole("img");
  await expect(logos).toHaveCount(names.length);
  for (const [index, name] of names.entries())
    await expect(logos.nth(index)).toHaveAccessibleName(name);
  for (const [width, perView] of perViewAt) {
    await page.setViewportSize({ width, height: 900 });
    const measured = await section(page).evaluate((element) => {
      const [animation] = element.getAnimations({ subtree: true });
      if (!animation) throw new Error("Nothing runs.");
      const logos = [...element.querySelectorAll("li")];
      const leftsAt = (time: number) => {
        animation.currentTime = time;
        return logos.map((logo) => logo.getBoundingClientRect().left);
      };
      animation.pause();
      return {
        timing: animation.effect?.getTiming(),
        size: logos[0]?.getBoundingClientRect().width ?? 0,
        start: leftsAt(0),
        half: leftsAt(5000),
        end: leftsAt(9999.999),
      };
    });
    const { timing, size, start, half, end } = measured;
    expect(timing?.duration).toBe(10_000);
    expect(timing?.iterations).toBe(Number.POSITIVE_INFINITY);
    expect((width + 30) / (size + 30)).toBeCloseTo(perView, 1);
    for (const [index, left] of start.slice(1).entries())
      expect(left - Number(start[index]) - size).toBeCloseTo(30, 1);
    const [first = Number.NaN] = start;
    expect(end[names.length]).toBeCloseTo(first, 1);
    // Linear: half of the distance in half of the time.
    expect(half[0]).toBeCloseTo((first + Number(end[0])) / 2, 0);
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
