import { expect, type Page, test } from "playwright/test";
import { overlap } from "@/e2e/support/boxes";
import { openReady } from "@/e2e/support/visit";
import { copy, site } from "@/lib/content/load";

const words = site.tagline.split(" ");

/** Measures every visible row at the start and at the end of its first iteration. */
function measureRows(page: Page) {
  return page.locator("section:has(h1)").evaluate((section) =>
    section
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation)
      .flatMap((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const run = effect.target as HTMLElement;
        const track = run.parentElement as HTMLElement;
        if (track.offsetWidth === 0) return [];
        const timing = effect.getTiming();
        const delay = Number(timing.delay);
        const measureAt = (time: number) => {
          animation.currentTime = delay + time;
          const end = track.getBoundingClientRect();
          const discs = [...run.children]
            .map((disc) => disc.getBoundingClientRect())
            .filter(({ width }) => width > 0);
          const last = Math.max(...discs.map(({ right }) => right));
          return {
            left: run.getBoundingClientRect().left,
            // Pixels without discs at the right end of the track.
            bare: Math.max(0, end.right - last),
          };
        };
        animation.pause();
        const start = measureAt(0);
        const end = measureAt(999.999);
        return [
          {
            delay,
            duration: Number(timing.duration),
            easing: getComputedStyle(run).animationTimingFunction,
            endless:
              timing.iterations === Number.POSITIVE_INFINITY &&
              String(timing.direction).startsWith("alternate"),
            move: Math.abs(end.left - start.left),
            bare: Math.max(start.bare, end.bare),
          },
        ];
      }),
  );
}

test("the rows move 200 to 300 px in a second", async ({ page }) => {
  await page.goto("./");
  const delays = (await measureRows(page)).map(({ delay }) => delay);
  expect(delays).toEqual(delays.map((_, row) => [0, 500, 1000, 500][row % 4]));
  for (const width of [320, 390, 640, 768, 1023, 1024, 1440, 1680, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await measureRows(page);
    expect(rows.length, `${width} px`).toBeGreaterThanOrEqual(words.length - 1);
    for (const { duration, easing, endless, move, bare } of rows) {
      expect(duration).toBe(1000);
      expect(endless).toBe(true);
      const [, early, , late] = easing.match(/-?[\d.]+/g)?.map(Number) ?? [];
      expect(early).toBeLessThan(0);
      expect(late).toBeGreaterThan(1);
      expect(move, `${width} px`).toBeGreaterThanOrEqual(199.9);
      expect(move, `${width} px`).toBeLessThanOrEqual(300.1);
      expect(bare, `${width} px`).toBe(0);
    }
  }
});

test("a phone shows a track and the button to pause it", async ({ page }) => {
  await page.goto("./");
  const hero = page.locator("section:has(h1)");
  const pause = hero.getByRole("button", { name: copy.motion.pause });
  const chat = await page.getByRole("complementary").getByRole("link").all();
  for (const [width, height] of [
    [320, 568],
    [360, 660],
    [390, 664],
    [844, 390],
  ] as const)
    await test.step(`${width}x${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(hero.locator("img:visible").first()).toBeInViewport();
      await expect(pause).toBeInViewport({ ratio: 1 });
      for (const button of chat)
        expect(await overlap(pause, button)).toBe(false);
    });
});

test("paused discs fit into the end of their track", async ({ page }) => {
  await openReady(page, "/");
  const hero = page.locator("section:has(h1)");
  await hero.getByRole("button", { name: copy.motion.pause }).click();
  /** The states of the rows, and whether each is at an end of its way. */
  const states = () =>
    hero.evaluate((section) => {
      const rows = section.getAnimations({ subtree: true });
      const all = rows.map(({ playState, effect }) => {
        const way = effect?.getComputedTiming().progress ?? 0.5;
        return `${playState} ${Math.abs(way - Math.round(way)) < 0.03}`;
      });
      return [...new Set(all)];
    });
  await expect.poll(states).toEqual(["paused true"]);
});
