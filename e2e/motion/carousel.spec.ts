import { expect, type Page, test } from "playwright/test";
import { hideTab, openPaused } from "@/e2e/support/animation";
import { getBox } from "@/e2e/support/boxes";
import { hasCarousel } from "@/e2e/support/tested-pages";
import { copy, testimonials } from "@/lib/content/load";
import { fillIn } from "@/lib/site/fill-in";

const { pause, start, previous, next } = copy.carousel;
const count = testimonials.testimonials.length;
/** Milliseconds in which every animation ends. */
const slide = 700;

test.skip(!hasCarousel, "too few quotes to turn");

const region = (page: Page) =>
  page.getByRole("region", { name: testimonials.heading });
const row = (page: Page) => region(page).locator("[data-row]");
const slides = (page: Page) => region(page).locator("[role=group]");
const button = (page: Page, name: string) =>
  region(page).getByRole("button", { name, exact: true });

async function selected(page: Page) {
  return Number(await region(page).getAttribute("data-selected"));
}

/** Opens home at the carousel, with the clock paused. */
const openCarousel = (page: Page) => openPaused(page, "/", region(page));

/** The selected slide does not change for so long. */
async function expectNoMove(page: Page, ms: number, held?: number) {
  const index = held ?? (await selected(page));
  await page.clock.runFor(ms);
  expect(await selected(page)).toBe(index);
  return index;
}

/** Drags the slides to the left and releases them, without a text selection. */
async function drag(page: Page) {
  const { x, y } = await point(page);
  await page.mouse.move(x + 200, y - 100);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 6 });
  await page.clock.runFor(200);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
}

/** Moves the pointer to the centre of the first slide in view. */
async function point(page: Page) {
  // The region may be in view with its heading alone.
  await row(page).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const { x, y, width, height } = await getBox(row(page));
  const centre = { x: x + width / 4, y: y + height / 2 };
  await page.mouse.move(centre.x, centre.y);
  return centre;
}

/**
 * Records in the page, every 50 ms of its clock: the milliseconds between two animations, the selected slides, and the
 * narrowest row that the slides filled.
 */
function recordSlides(page: Page) {
  return region(page).evaluateHandle((root, step) => {
    const edges = () =>
      [...root.querySelectorAll("[role=group]")]
        .map((slide) => slide.getBoundingClientRect())
        .sort((one, other) => one.left - other.left);
    const record = {
      delays: [] as number[],
      seen: [] as number[],
      left: Number.NEGATIVE_INFINITY,
      right: Number.POSITIVE_INFINITY,
    };
    let last = edges();
    // The pause before the first animation has no known start.
    let stillFor = Number.NaN;
    setInterval(() => {
      const now = edges();
      // A slide that wraps around the loop jumps out of view, which no visitor sees.
      const moves = now.some(({ left }, i) => {
        const moved = Math.abs(left - (last[i]?.left ?? left));
        return moved > 1.5 && moved < 300;
      });
      if (moves && stillFor > step) record.delays.push(stillFor);
      stillFor = moves ? 0 : stillFor + step;
      last = now;
      const selected = Number(root.getAttribute("data-selected"));
      if (selected !== record.seen.at(-1)) record.seen.push(selected);
      record.left = Math.max(record.left, now[0]?.left ?? 0);
      record.right = Math.min(record.right, now.at(-1)?.right ?? 0);
    }, step);
    return record;
  }, 50);
}

test("two quotes are in view and read, one up to 1024 px", async ({ page }) => {
  await openCarousel(page);
  await expect(region(page)).toHaveAttribute(
    "aria-roledescription",
    `${copy.carousel.kind}`,
  );
  const label = (index: number) =>
    fillIn(copy.carousel.slide, { index: (index % count) + 1, count });
  for (const [index, { desc }] of testimonials.testimonials.entries())
    await expect(
      region(page).locator(`[role=group][aria-label="${label(index)}"]`),
    ).toContainText(desc);
  const live = region(page).locator("[aria-live]");
  await expect(live).toHaveAttribute("aria-live", "off");
  await button(page, pause).click();
  await expect(live).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(slide);
  const first = await selected(page);
  for (const [width, labels] of [
    [1440, [label(first), label(first + 1)]],
    [1025, [label(first), label(first + 1)]],
    [1024, [label(first)]],
    [390, [label(first)]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // The browser reports its new width asynchronously.
    await expect(async () => {
      await page.clock.runFor(50);
      const window = await getBox(row(page));
      const boxes = await slides(page).evaluateAll((all) =>
        all
          .map((slide) => slide.getBoundingClientRect())
          .sort((one, other) => one.left - other.left),
      );
      const inView = boxes.filter(
        ({ left, right }) =>
          left > window.x - 1 && right < window.x + window.width + 1,
      );
      expect(inView).toHaveLength(labels.length);
      const [one, two] = boxes;
      expect((two?.left ?? 0) - (one?.right ?? 0)).toBeCloseTo(20, 0);
      const reached = slides(page).and(page.locator(":not([inert])"));
      const names = await reached.evaluateAll((all) =>
        all.map(({ ariaLabel }) => ariaLabel),
      );
      expect(names.sort()).toEqual([...labels].sort());
    }).toPass({ timeout: 10_000 });
  }
  for (const one of await region(page).locator("[inert]").all())
    await expect(one).toHaveCSS("opacity", "0");
});

for (const width of [390, 1440, 2560])
  test(`at ${width} pixels it loops, with two seconds between animations, and fills its row`, {
    tag: width === 1440 ? [] : "@sweep",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCarousel(page);
    const { x, width: shown } = await getBox(row(page));
    const record = await recordSlides(page);
    await page.clock.runFor((count + 1) * 2700);
    const { delays, seen, left, right } = await record.jsonValue();
    expect(delays.length).toBeGreaterThanOrEqual(count - 1);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(1950);
    // At its end the easing moves less than 1.5 px a step, which does not count.
    expect(Math.max(...delays)).toBeLessThan(2300);
    expect(seen.length).toBeGreaterThan(count);
    expect(seen).toEqual(seen.map((_, i) => ((seen[0] ?? 0) + i) % count));
    // At an edge at most the gap between two slides is empty.
    expect(left).toBeLessThanOrEqual(x + 21);
    expect(right).toBeGreaterThanOrEqual(x + shown - 21);
  });

type Act = (page: Page) => Promise<unknown>;

const leaveTab: Act = async (page) => {
  await hideTab(page, true);
  await page.clock.runFor(5000);
  await hideTab(page, false);
};
const focus: Act = async (page) => {
  await button(page, next).focus();
  await page.keyboard.press("ArrowRight");
};
const hold: Act = async (page) => {
  const { x } = await point(page);
  await page.clock.runFor(slide);
  await page.mouse.down();
  await page.mouse.move(x - 4, 0);
};
const widen: Act = (page) => page.setViewportSize({ width: 1300, height: 900 });
const leave: Act = (page) => page.mouse.move(0, 0);
/** What a visitor does, and what ends it if it holds the slides. */
const interventions: [name: string, begin: Act, end?: Act][] = [
  ["a click on Next slide", (page) => button(page, next).click()],
  ["the pointer was on it", point, leave],
  ["a drag, which selects no text", drag],
  ["a change of the width", widen],
  ["the return from another tab", leaveTab],
  ["the focus was inside it", focus, (page) => button(page, next).blur()],
  ["it was held from elsewhere", hold, (page) => page.mouse.up()],
];

for (const [index, [name, begin, end]] of interventions.entries())
  test(`after ${name} it continues after the full delay`, {
    tag: index < 2 ? [] : "@sweep",
  }, async ({ page }) => {
    await openCarousel(page);
    await begin(page);
    if (end) {
      await page.clock.runFor(slide);
      await expectNoMove(page, 6000);
    }
    await (end ?? leave)(page);
    await page.clock.runFor(slide);
    const held = await expectNoMove(page, 1950 - slide);
    await page.clock.runFor(slide + 100);
    expect(await selected(page)).toBe((held + 1) % count);
  });

test("it stays stopped until it is started", async ({ page }) => {
  await openCarousel(page);
  await button(page, pause).click();
  const first = await selected(page);
  await button(page, previous).click();
  await page.clock.runFor(slide);
  expect(await selected(page)).toBe((first + count - 1) % count);
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor(slide);
  const { x, y } = await point(page);
  await page.mouse.click(x, y);
  await page.mouse.move(0, 0);
  await hideTab(page, true);
  await hideTab(page, false);
  const held = await expectNoMove(page, 10_000, first);
  await button(page, start).click();
  await page.clock.runFor(2100);
  expect(await selected(page)).toBe((held + 1) % count);
  await expect(button(page, pause)).toBeVisible();
});

test("with reduced motion it moves only by its buttons", async ({ page }) => {
  await openCarousel(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The page is notified in its next frame, which the paused clock does not control.
  const live = region(page).locator("[aria-live]");
  await expect(live).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(slide);
  const held = await expectNoMove(page, 8000);
  await expect(button(page, pause)).toBeHidden();
  await button(page, next).click();
  const target = slides(page).nth((held + 1) % count);
  const { x } = await getBox(region(page).getByRole("heading"));
  expect((await getBox(target)).x).toBeCloseTo(x, 0);
});
