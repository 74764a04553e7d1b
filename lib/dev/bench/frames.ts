import { visiting } from "./phone";

export type Frames = {
  place: string;
  /** ms between two frames: the longest, and how many were over 50. */
  longest: number;
  over50: number;
  frames: number;
};

/** Where something moves: the first view, the carousel, the statistics, the logos. */
export const MOVING = [
  { place: "Landing animation", path: "/", target: "main h1" },
  {
    place: "Testimonials",
    path: "/",
    target: '[aria-roledescription="carousel"]',
  },
  { place: "Statistics", path: "/", target: "[data-stat-value]" },
  { place: "Client logos", path: "/web-development", target: "[data-runs]" },
] as const;

const WATCHED = 4000;

/** Watches the frames of a moving part for four seconds, once it has come to rest after the scroll to it. */
export function measureFrames(
  origin: string,
  { place, path, target }: (typeof MOVING)[number],
): Promise<Frames> {
  return visiting(async ({ page }) => {
    await page.goto(origin + path, { waitUntil: "load" });
    await page.waitForTimeout(1500);
    const element = await page.$(target);
    if (!element) throw new Error(`${path} has no ${target}.`);
    await element.evaluate((node) =>
      node.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    // Its code is on its way; what it costs to start shows as blocking time and as answer to an input.
    await page.waitForTimeout(3000);
    const gaps = await page.evaluate(
      (watched) =>
        new Promise<number[]>((resolve) => {
          const found: number[] = [];
          const start = performance.now();
          let last = start;
          const frame = (now: number) => {
            if (last > start) found.push(now - last);
            last = now;
            if (now - start < watched) requestAnimationFrame(frame);
            else resolve(found);
          };
          requestAnimationFrame(frame);
        }),
      WATCHED,
    );
    return {
      place,
      longest: Math.max(...gaps),
      over50: gaps.filter((gap) => gap > 50).length,
      frames: gaps.length,
    };
  });
}
