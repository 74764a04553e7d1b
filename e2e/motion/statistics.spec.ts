import { expect, type Page, test } from "playwright/test";
import { openWithoutScript } from "@/e2e/support/animation";
import { landingPath, landings } from "@/e2e/support/tested-pages";
import { openReady, waitUntilReady } from "@/e2e/support/visit";
import { locale, statistics } from "@/lib/content/load";
import { statistic } from "@/lib/content/statistic";

const figures = statistics.statistics.map((entry) => ({
  ...entry,
  ...statistic(entry.value, entry.stepMs, locale),
}));

test.skip(figures.length === 0, "the site has no statistics");

function strip(page: Page) {
  return page.locator(":has(> ul > [data-stat])");
}

const finals = figures.map(({ steps }) => steps);

/** The steps from zero that each figure draws: while it counts, in the columns above its digits. */
function drawn(page: Page): Promise<number[]> {
  return strip(page)
    .locator("[data-stat]")
    .evaluateAll((all) =>
      all.map((figure) => {
        const columns = figure.querySelectorAll("[data-columns] > span");
        const characters = [...columns].map((column) => {
          const { opacity, transform, height } = getComputedStyle(column);
          const lines = column.getAttribute("data-lines")?.split("\n") ?? [];
          const moved = -new DOMMatrix(transform).f * lines.length;
          const line = Math.round(moved / Number.parseFloat(height));
          return opacity === "1" ? lines[line % lines.length] : "";
        });
        const final = figure.querySelector("[data-stat-value]");
        const isFinal = final && getComputedStyle(final).opacity === "1";
        const text = isFinal ? `${final.textContent}` : characters.join("");
        return Number(text.replace(/\D/g, ""));
      }),
    );
}

async function openWithVisible(page: Page, part: number) {
  await openReady(page, "/");
  await showPart(page, part);
}

async function showPart(page: Page, part: number) {
  await strip(page).evaluate(async (element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({
      top: top - innerHeight + height * share,
      behavior: "instant",
    });
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
        .flatMap(({ height, left, width }) => [height, left, width]),
    ]);
  const before = await boxes();
  await expect.poll(() => drawn(page)).toEqual(finals.map(() => 0));
  const states = () =>
    strip(page).evaluate((element) => [
      ...new Set(
        element.getAnimations({ subtree: true }).map((one) => one.playState),
      ),
    ]);
  expect(await states()).toEqual(["paused"]);

  // All of them: the browser lists none that has ended.
  const count = await strip(page).evaluateHandle((element) =>
    element.getAnimations({ subtree: true }),
  );
  await showPart(page, 0.11);
  await expect.poll(states).toContain("running");
  for (const time of [250, 550, 1050, 1990, 3020, 5940]) {
    await count.evaluate((animations, currentTime) => {
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = currentTime;
      }
    }, time);
    const due = figures.map(({ steps, stepMs }) =>
      Math.min(steps, Math.floor(time / stepMs)),
    );
    expect(await drawn(page)).toEqual(due);
    expect(await boxes()).toEqual(before);
  }
  await count.evaluate((animations) => {
    for (const animation of animations) animation.finish();
  });
  const columns = strip(page).locator("[data-columns]");
  await expect(columns).toHaveCount(0);
  expect(await drawn(page)).toEqual(finals);
  expect(await boxes()).toEqual(before);

  await page.evaluate(() => window.scrollTo(0, 0));
  await showPart(page, 0.9);
  await expect(columns).toHaveCount(0);
});

test("a figure in view before the code does not count", async ({ page }) => {
  test.skip(landings.length === 0, "there is no landing page");
  await page.setViewportSize({ width: 390, height: 844 });
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
  site.release();
  const counting = () =>
    figures.evaluateAll((all) =>
      all.map((figure) => !figure.querySelector("[data-columns]")),
    );
  await expect.poll(counting).toEqual(wereSeen);
  await expect(strip(page).locator("[data-columns]")).toHaveCount(0);
  expect(await drawn(page)).toEqual(finals);
});

test("figures that leave the window end their count", async ({ page }) => {
  await openWithVisible(page, 0.5);
  const columns = strip(page).locator("[data-columns]");
  await expect(columns).not.toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(columns).toHaveCount(0, { timeout: 2000 });
  expect(await drawn(page)).toEqual(finals);
});

test("with reduced motion the final figures show", async ({ page }) => {
  await openWithVisible(page, 0.5);
  const columns = strip(page).locator("[data-columns]");
  await expect(columns).not.toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(columns).toHaveCount(0);
  await page.reload();
  await waitUntilReady(page);
  await showPart(page, 0.9);
  await expect(columns).toHaveCount(0);
  expect(await drawn(page)).toEqual(finals);
});
