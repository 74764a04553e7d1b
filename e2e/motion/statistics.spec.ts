import { expect, type Page, test } from "playwright/test";
import { openWithoutScript, pauseClock } from "@/e2e/support/animation";
import { landingPath, landings } from "@/e2e/support/tested-pages";
import { openReady, waitUntilReady } from "@/e2e/support/visit";
import { locale, statistics } from "@/lib/content/load";
import { statistic } from "@/lib/content/statistic";

const figures = statistics.statistics.map((entry) => ({
  ...entry,
  ...statistic(entry.value, entry.stepMs, locale),
}));
const finals = figures.map(({ digits }) => digits);

function strip(page: Page) {
  return page.locator(":has(> ul > [data-stat])");
}

function shown(page: Page): Promise<string[]> {
  return strip(page).locator("[data-stat-value]").allTextContents();
}

/** The steps that a shown number is from zero. */
function stepsOf(digits?: string | null): number {
  return Number(digits?.replace(/\D/g, ""));
}

/** Opens home with the strip's code loaded and the clock paused, then scrolls so much of the strip into view. */
async function openWithVisible(page: Page, part: number) {
  await page.clock.install();
  await openReady(page, "/");
  // First as far below the window as the strip is high.
  await showPart(page, -1);
  await pauseClock(page);
  await showPart(page, part);
}

async function showPart(page: Page, part: number) {
  await strip(page).evaluate(async (element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy(0, top - innerHeight + height * share);
    // Observers are notified in the order of their creation.
    await new Promise((resolve) =>
      new IntersectionObserver(resolve).observe(element),
    );
  }, part);
}

test("figures count once, in view, and move nothing", async ({ page }) => {
  await openWithVisible(page, 0.09);
  const boxes = () =>
    strip(page).evaluate((element) => [
      element.clientHeight,
      ...[...element.querySelectorAll("[data-stat-value]")]
        .map((digits) => digits.getBoundingClientRect())
        .flatMap(({ height, left }) => [height, left]),
    ]);
  await page.clock.runFor(3000);
  expect((await shown(page)).map(stepsOf)).toEqual(figures.map(() => 0));

  await showPart(page, 0.11);
  const before = await boxes();
  let elapsed = 0;
  /** The figures so many milliseconds after the start of the count. */
  const at = async (time: number) => {
    await page.clock.runFor(time - elapsed);
    elapsed = time;
    return shown(page);
  };
  const frame = 17;
  for (const time of [250, 550, 1050, 1990, 3020, 5940]) {
    const now = await at(time);
    expect(await boxes()).toEqual(before);
    figures.forEach(({ steps, stepMs }, index) => {
      const due = (at: number) => Math.min(steps, Math.floor(at / stepMs));
      const counted = stepsOf(now[index]);
      expect(counted).toBeGreaterThanOrEqual(due(time - frame));
      expect(counted).toBeLessThanOrEqual(due(time));
    });
  }
  expect(await at(6140)).toEqual(finals);
  expect(await boxes()).toEqual(before);

  await page.evaluate(() => window.scrollTo(0, 0));
  await showPart(page, 0.9);
  expect(await at(6240)).toEqual(finals);
  expect(await at(11_000)).toEqual(finals);
});

test("a figure in view before the code does not count", async ({ page }) => {
  test.skip(landings.length === 0, "there is no landing page");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await using site = await openWithoutScript(page, landingPath);
  const figures = strip(page).locator("[data-stat]");
  await figures.first().evaluate((figure) => {
    const { bottom } = figure.getBoundingClientRect();
    scrollBy({ top: bottom - innerHeight, behavior: "instant" });
  });
  const wereSeen = await figures.evaluateAll((all) =>
    all.map((figure) => figure.getBoundingClientRect().top < innerHeight),
  );
  expect(new Set(wereSeen).size).toBe(2);
  await pauseClock(page);
  site.release();
  const steps = async () => (await shown(page)).map(stepsOf);
  await expect
    .poll(steps)
    .toEqual(finals.map((end, at) => (wereSeen[at] ? stepsOf(end) : 0)));
  await page.clock.runFor(6140);
  expect(await shown(page)).toEqual(finals);
});

test("a delayed count catches up", { tag: "@sweep" }, async ({ page }) => {
  await openWithVisible(page, 0.5);
  await page.clock.runFor(50);
  await page.clock.fastForward(8000);
  await page.clock.runFor(50);
  expect(await shown(page)).toEqual(finals);
});

test("with reduced motion the final figures show", async ({ page }) => {
  await openWithVisible(page, 0.5);
  await page.clock.runFor(500);
  expect(await shown(page)).not.toEqual(finals);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => shown(page)).toEqual(finals);
  await page.clock.resume();
  await page.reload();
  await waitUntilReady(page);
  await strip(page).scrollIntoViewIfNeeded();
  expect(await shown(page)).toEqual(finals);
});
