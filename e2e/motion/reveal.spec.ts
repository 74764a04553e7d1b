import { expect, type Locator, type Page, test } from "playwright/test";
import { openAt } from "@/e2e/support/animation";

const faint = "0.4";

/** The page at its top, with the blocks below the fold waiting. Returns the first of them. */
async function openWaiting(page: Page, path = "/services"): Promise<Locator> {
  await openAt(page, path, page.locator("h1"));
  await page.mouse.wheel(0, 1);
  const blocks = page.locator("[data-reveal]");
  await expect(blocks.last()).toHaveCSS("opacity", faint);
  const opacities = await blocks.evaluateAll((all) =>
    all.map((element) => getComputedStyle(element).opacity),
  );
  return blocks.nth(opacities.indexOf(faint));
}

/** Brings the block's top so far inside of the window, by a scroll or by another height of the window. */
async function show(page: Page, block: Locator, inside: number, by = "scroll") {
  const missing = await block.evaluate((element, px) => {
    const shift = new DOMMatrix(getComputedStyle(element).transform).m42;
    return element.getBoundingClientRect().top - shift - innerHeight + px;
  }, inside);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (by === "scroll")
    await page.evaluate((px) => scrollBy(0, px), Math.ceil(missing));
  else
    await page.setViewportSize({ width, height: height + Math.ceil(missing) });
}

test("a block appears in half a second once its top is 120 px inside the window, and for good", async ({
  page,
}) => {
  const block = await openWaiting(page);
  await expect(block).not.toBeInViewport();
  const timing = block.evaluate(
    (element) =>
      new Promise((resolve) => {
        const frame = () => {
          const [running] = element.getAnimations();
          if (!running) return requestAnimationFrame(frame);
          const { duration, iterations } = running.effect?.getTiming() ?? {};
          resolve({ duration, iterations });
        };
        frame();
      }),
  );
  await show(page, block, 123);
  expect(await timing).toEqual({ duration: 500, iterations: 1 });
  await expect(block).toHaveCSS("opacity", "1");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(block).not.toBeInViewport();
  await expect(block).toHaveCSS("opacity", "1");
});

for (const by of ["a scroll", "a change of the window's height"])
  test(`a block at the lower edge of the window appears 300 ms after ${by}, and not before`, async ({
    page,
  }) => {
    await page.clock.install();
    const block = await openWaiting(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
    await show(page, block, 60, by.slice(2, 8));
    await expect(block).toBeInViewport();
    await page.clock.runFor(250);
    await expect(block).toHaveCSS("opacity", faint);
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect(block).toHaveCSS("opacity", "1");
  });

test("a block that gets the focus is there at once", async ({ page }) => {
  const first = await openWaiting(page, "/");
  const block = page.locator("[data-reveal]:has(a)").last();
  const link = block.locator("a").last();
  await link.evaluate((a: HTMLElement) => a.focus({ preventScroll: true }));
  const opacity = await block.evaluate((b) => getComputedStyle(b).opacity);
  expect(opacity).toBe("1");
  await expect(first).toHaveCSS("opacity", faint);
});

const ends: [string, (page: Page) => Promise<unknown>][] = [
  ["jumps to the end of the page", (page) => page.keyboard.press("End")],
  [
    "prints",
    (page) => page.evaluate(() => dispatchEvent(new Event("beforeprint"))),
  ],
  [
    "asks for less motion",
    (page) => page.emulateMedia({ reducedMotion: "reduce" }),
  ],
];

for (const [name, act] of ends)
  test(`every block is there as soon as the visitor ${name}`, async ({
    page,
  }) => {
    await openWaiting(page);
    await act(page);
    for (const block of await page.locator("[data-reveal]").all())
      await expect(block).toHaveCSS("opacity", "1");
  });
