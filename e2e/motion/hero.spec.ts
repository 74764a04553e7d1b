import { expect, type Page, test } from "playwright/test";

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
        const opensLeft =
          getComputedStyle(track).borderTopLeftRadius.startsWith("0");
        const measureAt = (time: number) => {
          animation.currentTime = delay + time;
          const end = track.getBoundingClientRect();
          const discs = [...run.children]
            .map((disc) => disc.getBoundingClientRect())
            .filter(({ width }) => width > 0);
          const reach = opensLeft
            ? Math.min(...discs.map(({ left }) => left)) - end.left
            : end.right - Math.max(...discs.map(({ right }) => right));
          return {
            left: run.getBoundingClientRect().left,
            // Pixels without discs at the other end of the track.
            bare: Math.max(0, reach),
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

test("the rows move 200 to 300 px in a second at every width", async ({
  page,
}) => {
  await page.goto("./");
  const delays = (await measureRows(page)).map(({ delay }) => delay);
  expect(delays).toEqual([0, 500, 1000, 500]);
  for (const width of [320, 390, 640, 768, 1023, 1024, 1440, 1680, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await measureRows(page);
    expect(rows.length, `${width} px`).toBeGreaterThanOrEqual(3);
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
