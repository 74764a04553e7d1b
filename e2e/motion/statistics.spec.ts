import { expect, type Page, test } from "playwright/test";
import { pauseClock } from "@/e2e/support/animation";
import { hydrate } from "@/e2e/support/console-guard";
import { statistics } from "@/lib/content/load";
import { statistic } from "@/lib/content/statistic";

const figures = statistics.statistics.map((entry) => ({
  ...entry,
  ...statistic(entry.value, entry.stepMs),
  text: entry.value,
}));
const finals = figures.map(({ digits }) => digits);

type Seen = { shift: number; boxes: Record<string, true> };

function strip(page: Page) {
  return page.locator(":has(> ul > [data-stat])");
}

function shown(page: Page): Promise<string[]> {
  return strip(page).locator("[data-stat-value]").allTextContents();
}

/** The strip, its code at work, with so much of it inside the window; the time stands still. */
async function openWithVisible(page: Page, part: number) {
  await page.clock.install();
  await page.goto("./");
  await hydrate(page);
  await strip(page).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    window.scrollTo(0, top + window.scrollY - window.innerHeight - 200);
  });
  await pauseClock(page);
  await showPart(page, part);
}

async function showPart(page: Page, part: number) {
  await strip(page).evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo(
      0,
      top + window.scrollY - window.innerHeight + height * share,
    );
    // The browser tells its observers in the order in which they came.
    return new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(element);
    });
  }, part);
}

test("figures count from nothing to their target, one by one, each at its own pace, from a tenth of the strip in view on, and once only", async ({
  page,
}) => {
  await openWithVisible(page, 0.09);
  await page.clock.runFor(3000);
  expect((await shown(page)).map(Number)).toEqual(figures.map(() => 0));

  await showPart(page, 0.11);
  let elapsed = 0;
  /** What is shown so many milliseconds after the start of the count. */
  const at = async (time: number) => {
    await page.clock.runFor(time - elapsed);
    elapsed = time;
    return shown(page);
  };
  const frame = 17;
  for (const time of [250, 550, 1050, 1990, 3020, 5940]) {
    const now = await at(time);
    figures.forEach(({ steps, stepMs }, index) => {
      const due = (at: number) => Math.min(steps, Math.floor(at / stepMs));
      const counted = Number(now[index]?.replace(/\D/g, ""));
      expect(counted).toBeGreaterThanOrEqual(due(time - frame));
      expect(counted).toBeLessThanOrEqual(due(time));
    });
  }
  expect(await at(6140)).toEqual(finals);

  await page.evaluate(() => window.scrollTo(0, 0));
  await showPart(page, 0.9);
  expect(await at(6240)).toEqual(finals);
  expect(await at(11_000)).toEqual(finals);
});

test("a count that was held up catches up", async ({ page }) => {
  await openWithVisible(page, 0.5);
  await page.clock.runFor(50);
  await page.clock.fastForward(8000);
  await page.clock.runFor(50);
  expect(await shown(page)).toEqual(finals);
});

test("while it counts, dots and line fill in step with the figures, which stay on one line and move nothing, and assistive technology reads the final ones", async ({
  page,
}) => {
  await openWithVisible(page, 0.5);
  await strip(page).evaluate((element) => {
    const seen: Seen = { shift: 0, boxes: {} };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift" });
    const frame = () => {
      const boxes = [...element.querySelectorAll("[data-stat-value]")]
        .map((digits) => digits.getBoundingClientRect())
        .flatMap(({ height, left }) => [height, left]);
      seen.boxes[[element.clientHeight, ...boxes].join()] = true;
      requestAnimationFrame(frame);
    };
    frame();
  });
  await page.clock.runFor(1000);
  const [lit = [], drawn = []] = await strip(page).evaluate((element) => [
    [
      ...element.querySelectorAll<HTMLElement>("[data-stat]:has([data-lit])"),
    ].map((statistic) => {
      const path =
        statistic.querySelector("[data-lit]")?.getAttribute("d") ?? "";
      const dots = [...path.matchAll(/h(\d+)\.01/g)].reduce(
        (sum, row) => sum + Number(row[1]) + 1,
        0,
      );
      const digits = statistic.querySelector("[data-stat-value]");
      return dots - Number(digits?.textContent);
    }),
    [...element.querySelectorAll("[data-line] .on")].map((path) =>
      Number(path.getAttribute("stroke-dasharray")?.split(" ")[0]),
    ),
  ]);
  const isField = ({ dotsPerRow }: (typeof figures)[number]) => !!dotsPerRow;
  expect(lit).toEqual(figures.filter(isField).map(() => 0));
  const line = figures.findIndex((figure) => !isField(figure));
  if (line >= 0) {
    const percent = Number((await shown(page))[line]);
    expect(percent).toBeGreaterThan(0);
    expect(new Set(drawn)).toEqual(new Set([percent]));
  }
  const items = figures.map(
    ({ text, label }) => `  - listitem: ${text} ${label}`,
  );
  await expect(strip(page).getByRole("list")).toMatchAriaSnapshot(
    ["- list:", ...items].join("\n"),
  );

  await page.clock.runFor(5200);
  expect(await shown(page)).toEqual(finals);
  const { shift, boxes } = await page.evaluate(
    () => (window as unknown as { seen: Seen }).seen,
  );
  expect(Object.keys(boxes)).toHaveLength(1);
  // The suffix alone goes on, with each further digit: 0.00 where two places are given.
  expect(shift).toBeLessThan(0.005);
});

test("with reduced motion the final figures stand from the start, and a count under way ends", async ({
  page,
}) => {
  await openWithVisible(page, 0.5);
  await page.clock.runFor(500);
  expect(await shown(page)).not.toEqual(finals);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => shown(page)).toEqual(finals);
  await page.clock.resume();
  await page.reload();
  await hydrate(page);
  await strip(page).scrollIntoViewIfNeeded();
  expect(await shown(page)).toEqual(finals);
});
