import { expect, test } from "playwright/test";
import sharp from "sharp";
import { openReady } from "@/e2e/support/visit";
import { direction, routes, site } from "@/lib/content/load";

test.skip(!direction, "the site's language runs from left to right");
test.use({ bypassCSP: true });

test("numbers run from left to right on every page", async ({ page }) => {
  for (const { path } of routes) {
    await openReady(page, path);
    const { numbers, turned } = await page.evaluate(readNumbers);
    expect(numbers).toContain(site.phone.shown);
    expect(turned).toEqual([]);
  }
});

test("no disc of the headline covers a letter", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const headline = page.getByRole("heading", { level: 1 });
  const seen = async () =>
    sharp(await headline.screenshot())
      .greyscale()
      .raw()
      .toBuffer();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openReady(page, "/");
    const whole = await seen();
    const content = "h1 [aria-hidden] { visibility: hidden }";
    await page.addStyleTag({ content });
    const letters = [...(await seen())].flatMap((shade, at) =>
      shade < 64 ? [at] : [],
    );
    expect(letters).not.toEqual([]);
    const covered = letters.filter((at) => Number(whole[at]) > 128);
    expect(covered.length).toBe(0);
  }
});

/** Runs in the page: the numbers that it shows, and those of which a digit stands left of the one before it. */
function readNumbers() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const numbers: string[] = [];
  const turned: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    for (const { 0: number, index } of text.matchAll(/\+?\d[\d .,:-]*\d/g)) {
      const range = document.createRange();
      const boxes = [...number].flatMap((character, at) => {
        range.setStart(node, index + at);
        range.setEnd(node, index + at + 1);
        return character === " " ? [] : [...range.getClientRects()];
      });
      if (boxes.length > 0) numbers.push(number);
      const isTurned = boxes.some(({ left, top }, at) => {
        const before = boxes[at - 1];
        return before && before.left > left && before.top === top;
      });
      if (isTurned) turned.push(number);
    }
  }
  return { numbers, turned };
}
