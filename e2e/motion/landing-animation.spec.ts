import { expect, type Page, test } from "playwright/test";
import {
  hideTab,
  holdFramework,
  openAt,
  playStates,
} from "@/e2e/support/animation";
import { home, site, ui } from "@/lib/content/load";

const { pause, play } = ui.motion;

function block(page: Page) {
  return page.locator("section:has(h1)");
}

/** Waits until every row is in that state. */
function expectAll(page: Page, state: AnimationPlayState) {
  return expect
    .poll(async () => [...new Set(await playStates(block(page)))])
    .toEqual([state]);
}

type Row = {
  delay: number;
  duration: number;
  easing: string;
  /** It goes to and fro for ever. */
  endless: boolean;
  /** How far the row is from its start after a second, in px. */
  move: number;
  /** How far the disc nearest to the round end is from it, at the start and after a second. */
  misses: [number, number];
  /** How much of the track's other end is without discs at those times. */
  bare: [number, number];
};

/** Every row that is shown, held at the start and at the end of its first move. */
function measureRows(page: Page): Promise<Row[]> {
  return block(page).evaluate((section) =>
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
        const look = (time: number) => {
          animation.currentTime = delay + time;
          const end = track.getBoundingClientRect();
          const discs = [...run.children]
            .map((disc) => disc.getBoundingClientRect())
            .filter(({ width }) => width > 0);
          const reach = opensLeft
            ? Math.min(...discs.map(({ left }) => left)) - end.left
            : end.right - Math.max(...discs.map(({ right }) => right));
          return {
            bare: Math.max(0, reach),
            left: run.getBoundingClientRect().left,
            miss: Math.min(
              ...discs.map((disc) =>
                Math.abs(
                  opensLeft ? disc.right - end.right : disc.left - end.left,
                ),
              ),
            ),
          };
        };
        animation.pause();
        const start = look(0);
        const end = look(999.999);
        return [
          {
            delay,
            duration: Number(timing.duration),
            easing: getComputedStyle(run).animationTimingFunction,
            endless:
              timing.iterations === Number.POSITIVE_INFINITY &&
              String(timing.direction).startsWith("alternate"),
            move: Math.abs(end.left - start.left),
            misses: [start.miss, end.miss] as [number, number],
            bare: [start.bare, end.bare] as [number, number],
          },
        ];
      }),
  );
}

test("at every width the rows move 200 to 300 px in a second, nest at both ends and fill their tracks", async ({
  page,
}) => {
  await page.goto("./");
  for (const width of [320, 390, 640, 768, 1023, 1024, 1440, 1680, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await measureRows(page);
    expect(rows.length, `${width} px`).toBeGreaterThanOrEqual(3);
    for (const { duration, move, misses, bare } of rows) {
      expect(duration).toBe(1000);
      expect(move, `${width} px`).toBeGreaterThanOrEqual(199.9);
      expect(move, `${width} px`).toBeLessThanOrEqual(300.1);
      expect(Math.max(...misses), `${width} px`).toBeLessThan(0.5);
      expect(Math.max(...bare), `${width} px`).toBe(0);
    }
  }
});

test("the rows go to and fro without end, some start half a second and a second later, and all swing back at both ends", async ({
  page,
}) => {
  await page.goto("./");
  const rows = await measureRows(page);
  expect(rows.map(({ delay }) => delay)).toEqual([0, 500, 1000, 500]);
  for (const { easing, endless } of rows) {
    const [, early, , late] = easing.match(/-?[\d.]+/g)?.map(Number) ?? [];
    expect(early).toBeLessThan(0);
    expect(late).toBeGreaterThan(1);
    expect(endless).toBe(true);
  }
});

test("the button stops all rows, says so, and is remembered on the next visit of the session", async ({
  page,
}) => {
  await page.goto("./");
  await page.getByRole("button", { name: pause }).click();
  await expect(page.getByRole("button", { name: play })).toBeVisible();
  await expectAll(page, "paused");
  await page.reload();
  await expect(page.getByRole("button", { name: play })).toBeVisible();
  await expectAll(page, "paused");
  await page.getByRole("button", { name: play }).click();
  await expect(page.getByRole("button", { name: pause })).toBeVisible();
  await expectAll(page, "running");
});

test("the button stops all rows at once, long before the framework is there", async ({
  page,
}) => {
  const release = await holdFramework(page);
  await page.goto("./", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: pause }).click();
  await expect
    .poll(async () => new Set(await playStates(block(page))))
    .toEqual(new Set(["paused"]));
  release();
  await expect(page.getByRole("button", { name: play })).toBeVisible();
  expect(new Set(await playStates(block(page)))).toEqual(new Set(["paused"]));
});

test("the rows rest while nobody can see them", async ({ page }) => {
  await openAt(page, "/", page.getByRole("contentinfo"));
  await expectAll(page, "paused");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAll(page, "running");
  await hideTab(page, true);
  await expectAll(page, "paused");
  await hideTab(page, false);
  await expectAll(page, "running");
});

test("a visitor who comes to want less motion gets it at once, without a button for nothing", async ({
  page,
}) => {
  await page.goto("./");
  await expect(page.getByRole("button", { name: pause })).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await playStates(block(page))).toEqual([]);
  await expect(page.getByRole("button", { name: pause })).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the tagline and all of the block's words are there, and no button that cannot work", async ({
    page,
  }) => {
    await page.goto("./");
    await expect(
      page.getByRole("heading", { level: 1, name: site.tagline }),
    ).toBeVisible();
    await expect(page.getByText(home.hero.lead)).toBeVisible();
    await expect(page.getByRole("button", { name: pause })).toBeHidden();
  });
});
