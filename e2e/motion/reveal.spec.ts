import { expect, type Locator, type Page, test } from "playwright/test";
import { openPaused } from "@/e2e/support/animation";
import { forms, getForm, sendEmpty } from "@/e2e/support/enquiry";
import { axeViolations } from "@/e2e/support/tested-pages";
import { pagePath } from "@/lib/content/pages";

const faint = "0.4";

/** Opens a page that was just scrolled, and pauses its clock. Returns the first block that has not appeared. */
async function openScrolled(
  page: Page,
  path: string = pagePath("services"),
): Promise<Locator> {
  await openPaused(page, path, page.locator("h1"));
  const blocks = page.locator("[data-reveal]");
  // The code loads with the first scroll.
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(blocks.last()).toHaveCSS("opacity", faint, { timeout: 500 });
  }).toPass();
  const opacities = await blocks.evaluateAll((all) =>
    all.map((element) => getComputedStyle(element).opacity),
  );
  return blocks.nth(opacities.indexOf(faint));
}

/** Scrolls until the block's top is so far inside the viewport. Returns the durations of the block's animations. */
function scrollToBlock(block: Locator, inside: number) {
  return block.evaluate(async (element, px) => {
    const shift = new DOMMatrix(getComputedStyle(element).transform).m42;
    const { top } = element.getBoundingClientRect();
    scrollBy(0, Math.ceil(top - shift - innerHeight + px));
    await new Promise((resolve) => addEventListener("scroll", resolve));
    const durations = element
      .getAnimations()
      .map(({ effect }) => effect?.getTiming().duration);
    return [...new Set(durations)];
  }, inside);
}

async function expectAllOpaque(page: Page) {
  for (const block of await page.locator("[data-reveal]").all())
    await expect(block).toHaveCSS("opacity", "1");
}

test("a block appears once, 120 px inside the window", async ({ page }) => {
  const block = await openScrolled(page);
  await expect(block).not.toBeInViewport();
  expect(await scrollToBlock(block, 117)).toEqual([]);
  await expect(block).toHaveCSS("opacity", faint);
  expect(await scrollToBlock(block, 121)).toEqual([500]);
  await expect(block).toHaveCSS("opacity", "1");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(block).not.toBeInViewport();
  await expect(page.locator("[data-reveal]").last()).toHaveCSS(
    "opacity",
    faint,
  );
  await expect(block).toHaveCSS("opacity", "1");
});

test("a block at the edge appears 300 ms after a scroll", async ({ page }) => {
  const block = await openScrolled(page);
  await scrollToBlock(block, 60);
  await expect(block).toBeInViewport();
  await page.clock.runFor(250);
  await expect(block).toHaveCSS("opacity", faint);
  await page.clock.runFor(100);
  await expect(block).toHaveCSS("opacity", "1");
});

test("text has full contrast after errors moved it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openScrolled(page, forms.question.path);
  await page.clock.resume();
  await sendEmpty(getForm(page, "question"));
  await expectAllOpaque(page);
  expect(await axeViolations(page, "main")).toEqual([]);
});

test("a block that gets the focus has full contrast", async ({ page }) => {
  const first = await openScrolled(page, "/");
  await page.clock.runFor(400);
  await expect(first).toHaveCSS("opacity", "1");
  const opacity = await page
    .locator("[data-reveal] a")
    .last()
    .evaluate(async (link: HTMLElement) => {
      link.focus();
      await new Promise((resolve) => addEventListener("scroll", resolve));
      return getComputedStyle(link.closest("[data-reveal]") ?? link).opacity;
    });
  expect(opacity).toBe("1");
});

test("with reduced motion every block has full contrast", async ({ page }) => {
  await openScrolled(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.runFor(400);
  await expectAllOpaque(page);
  await scrollToBlock(page.locator("[data-reveal]").last(), 60);
  await expectAllOpaque(page);
});
