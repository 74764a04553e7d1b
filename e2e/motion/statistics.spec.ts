import { expect, type Page, test } from "playwright/test";
import { holdFramework, pauseClock } from "@/e2e/support/animation";
import { hydrate } from "@/e2e/support/console-guard";
import { landingPath } from "@/e2e/support/pages";
import { statistics } from "@/lib/content/load";
import { statistic } from "@/lib/content/statistic";

const figures = statistics.statistics.map((entry) => ({
  ...entry,
  ...statistic(entry.value, entry.stepMs),
  text: entry.value,
}));
const finals = figures.map(({ digits }) => digits);

function strip(page: Page) {
  return page.locator("[data-island]:has([data-stat-value])");
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
  await expect(strip(page)).toHaveAttribute("data-ready");
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

test("nothing is counted before a tenth of the strip can be seen", async ({
  page,
}) => {
  await openWithVisible(page, 0.09);
  await page.clock.runFor(3000);
  expect((await shown(page)).map(Number)).toEqual(figures.map(() => 0));
});

test("every figure counts from nothing to its target, one by one, at its own pace", async ({
  page,
}) => {
  await openWithVisible(page, 0.11);
  const frame = 17;
  let elapsed = 0;
  for (const time of [250, 550, 1050, 1990, 3020, 5940]) {
    await page.clock.runFor(time - elapsed);
    elapsed = time;
    const now = await shown(page);
    figures.forEach(({ steps, stepMs }, index) => {
      const due = (at: number) => Math.min(steps, Math.floor(at / stepMs));
      const counted = Number(now[index]?.replace(/\D/g, ""));
      expect(counted).toBeGreaterThanOrEqual(due(time - frame));
      expect(counted).toBeLessThanOrEqual(due(time));
    });
  }
  await page.clock.runFor(200);
  expect(await shown(page)).toEqual(finals);
  await page.clock.runFor(5000);
  expect(await shown(page)).toEqual(finals);
});

test("it counts once only", async ({ page }) => {
  await openWithVisible(page, 0.5);
  await page.clock.runFor(7000);
  await page.evaluate(() => window.scrollTo(0, 0));
  await showPart(page, 0.9);
  await page.clock.runFor(100);
  expect(await shown(page)).toEqual(finals);
});

test("a count that was held up catches up", async ({ page }) => {
  await openWithVisible(page, 0.5);
  await page.clock.runFor(50);
  await page.clock.fastForward(8000);
  await page.clock.runFor(50);
  expect(await shown(page)).toEqual(finals);
});

test("the dots and the line fill in step with the figures", async ({
  page,
}) => {
  await openWithVisible(page, 0.5);
  await page.clock.runFor(1000);
  const [lit, drawn] = await strip(page).evaluate((element) => [
    [
      ...element.querySelectorAll<HTMLElement>("[data-stat]:has([data-lit])"),
    ].map((statistic) => {
      const path =
        statistic.querySelector("[data-lit]")?.getAttribute("d") ?? "";
      const dots = [...path.matchAll(/h(\d+)\.01/g)].reduce(
        (sum, row) => sum + Number(row[1]) + 1,
        0,
      );
      return [
        dots,
        Number(statistic.querySelector("[data-stat-value]")?.textContent),
      ];
    }),
    [...element.querySelectorAll("[data-line] .on")].map((path) =>
      Number(path.getAttribute("stroke-dasharray")?.split(" ")[0]),
    ),
  ]);
  expect(lit?.length).toBe(
    figures.filter(({ dotsPerRow }) => dotsPerRow).length,
  );
  for (const pair of lit as number[][]) expect(pair[0]).toBe(pair[1]);
  const line = figures.findIndex(({ dotsPerRow }) => !dotsPerRow);
  const percent = Number((await shown(page))[line]);
  expect(percent).toBeGreaterThan(0);
  for (const part of drawn as number[]) expect(part).toBe(percent);
});

test("every number of a whole count is on one line, left-aligned, and moves nothing", async ({
  page,
}) => {
  await openWithVisible(page, 0.5);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift" });
  });
  const boxes = () =>
    strip(page).evaluate((element) => [
      element.getBoundingClientRect().height,
      ...[...element.querySelectorAll("[data-stat-value]")].flatMap(
        (digits) => {
          const { height, left } = digits.getBoundingClientRect();
          return [height, left];
        },
      ),
    ]);
  const final = await boxes();
  const changed = new Set<string>();
  while ((await shown(page)).join() !== finals.join()) {
    await page.clock.runFor(50);
    const now = await boxes();
    if (now.join() !== final.join())
      changed.add(`${await shown(page)}: ${now}`);
  }
  expect([...changed]).toEqual([]);
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: number[] }).shifts,
  );
  // The suffix alone goes on, with each further digit: 0.00 where two places are given.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
});

test("assistive technology reads the final figures all the time", async ({
  page,
}) => {
  await openWithVisible(page, 0.5);
  await page.clock.runFor(200);
  const expected = figures
    .map(({ text, label }) => `  - listitem: ${text} ${label}`)
    .join("\n");
  await expect(strip(page).getByRole("list")).toMatchAriaSnapshot(
    `- list:\n${expected}`,
  );
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
  await expect(strip(page)).toHaveAttribute("data-ready");
  expect(await shown(page)).toEqual(finals);
});

test("a strip right below the first view counts from nothing when it is first seen, without the framework", async ({
  page,
}) => {
  await holdFramework(page);
  await page.goto(`.${landingPath}`);
  await expect
    .poll(async () => (await shown(page)).map(Number))
    .toEqual(figures.map(() => 0));
  await strip(page).scrollIntoViewIfNeeded();
  await expect.poll(() => shown(page)).toEqual(finals);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the final figures are in the page", async ({ page }) => {
    await page.goto("./");
    expect(await shown(page)).toEqual(finals);
  });
});
