import { expect, type Page, test } from "playwright/test";
import { openAt, twoFrames } from "@/e2e/support/animation";

function revealed(page: Page) {
  return page.locator("[data-reveal]");
}

function opacities(page: Page): Promise<number[]> {
  return revealed(page).evaluateAll((all) =>
    all.map((element) => Number(getComputedStyle(element).opacity)),
  );
}

/** The page at its top, with the blocks below the fold waiting. Returns the index of the first of them. */
async function openWaiting(page: Page): Promise<number> {
  await openAt(page, "/", page.locator("h1"));
  await page.mouse.wheel(0, 1);
  await expect.poll(async () => (await opacities(page)).at(-1)).toBe(0.4);
  return (await opacities(page)).indexOf(0.4);
}

test("a block appears in half a second once its top is 120 px inside the window, and for good", async ({
  page,
}) => {
  const index = await openWaiting(page);
  const hiddenInView = await revealed(page).evaluateAll((all) =>
    all.filter(
      (element) =>
        getComputedStyle(element).opacity !== "1" &&
        element.getBoundingClientRect().top < window.innerHeight,
    ),
  );
  expect(hiddenInView).toEqual([]);

  const block = revealed(page).nth(index);
  const scrollSoThatInside = (inside: number) =>
    block.evaluate((element, px) => {
      const shift = new DOMMatrix(getComputedStyle(element).transform).m42;
      const top = element.getBoundingClientRect().top - shift + window.scrollY;
      window.scrollTo(0, top - window.innerHeight + px);
    }, inside);

  const animation = block.evaluate(
    (element) =>
      new Promise<(string | number | undefined)[]>((resolve) => {
        const frame = () => {
          const running = element
            .getAnimations()
            .map(({ effect }) => effect?.getTiming());
          if (running.length === 0) return requestAnimationFrame(frame);
          resolve([
            ...new Set(
              running.flatMap((timing) => [
                Number(timing?.duration),
                String(timing?.iterations),
              ]),
            ),
          ]);
        };
        frame();
      }),
  );
  await scrollSoThatInside(123);
  expect(await animation).toEqual([500, "1"]);
  await expect.poll(async () => (await opacities(page))[index]).toBe(1);
  await expect(block).not.toHaveAttribute("style", /opacity|transform/);
  await page.evaluate(() => window.scrollTo(0, 0));
  await twoFrames(page);
  expect((await opacities(page))[index]).toBe(1);
});

test("a block at the lower edge of the window appears when the page comes to rest", async ({
  page,
}) => {
  const index = await openWaiting(page);
  await revealed(page)
    .nth(index)
    .evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy(0, top - window.innerHeight + 60);
    });
  await expect.poll(async () => (await opacities(page))[index]).toBe(1);
});

test("a block that gets the focus is there at once, and everything in print", async ({
  page,
}) => {
  await openWaiting(page);
  const last = page.locator("[data-reveal] a").last();
  await last.evaluate((link: HTMLElement) =>
    link.focus({ preventScroll: true }),
  );
  expect(
    await last.evaluate(
      (link) =>
        getComputedStyle(link.closest("[data-reveal]") as Element).opacity,
    ),
  ).toBe("1");
  expect(Math.min(...(await opacities(page)))).toBe(0.4);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect(Math.min(...(await opacities(page)))).toBe(1);
});

test("everything is there for whoever jumps to the end of the page, and as soon as the visitor wants less motion", async ({
  page,
}) => {
  for (const act of [
    () => page.keyboard.press("End"),
    () => page.emulateMedia({ reducedMotion: "reduce" }),
  ]) {
    await openWaiting(page);
    await act();
    await expect.poll(async () => Math.min(...(await opacities(page)))).toBe(1);
  }
});
