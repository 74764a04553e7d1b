import { expect, type Page, test } from "playwright/test";
import { getBox } from "@/e2e/support/boxes";
import { unreadableText } from "@/e2e/support/clipped-text";
import { misfits } from "@/e2e/support/misfits";
import {
  landingPath,
  layoutTag,
  onEachPage,
  openDisclosures,
  openMenu,
  openSettled,
} from "@/e2e/support/tested-pages";
import { landingPages, projectSteps } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";

/** Phones, tablets and desktops whose viewports are hard to fit. */
const sizes =
  "320x550 360x640 390x844 700x1400 768x1024 1024x550 1194x834 1280x600 1366x657 1440x550 1440x900 1920x1080 2560x1400";

onEachPage("every screen fits", async (page, path) => {
  /** Whether the page has elements of every kind that is checked. */
  const isFull = ["/", landingPath].includes(path);
  await openSettled(page, path);
  const issues: string[] = [];
  for (const size of sizes.split(" ")) {
    const [width = 0, height = 0] = size.split("x").map(Number);
    await page.setViewportSize({ width, height });
    const { checked, found } = await page.evaluate(misfits);
    found.push(...(await unreadableText(page, "body")));
    for (const issue of found) issues.push(`${size}: ${issue}`);
    if (isFull) expect(checked).not.toContain(0);
  }
  // As at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 900 });
  await openDisclosures(page);
  issues.push(...(await unreadableText(page, "body")));
  await openMenu(page);
  issues.push(...(await unreadableText(page, "dialog[open]")));
  expect(issues).toEqual([]);
});

onEachPage("buttons wrap labels of any length", async (page, path) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSettled(page, path);
  await page.evaluate(() => {
    for (const button of document.querySelectorAll("main [data-kind]"))
      for (const node of button.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
          node.nodeValue =
            "Beratungsgesprächsterminvereinbarung für Unternehmen aller Art";
  });
  for (const size of ["100%", "200%"])
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      const tooWide = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth - innerWidth;
      }, size);
      expect(tooWide, `${width} pixels, ${size}`).toBeLessThanOrEqual(0);
    }
});

/** Also phones with the bars of their browsers. */
const screens =
  "320x568 360x660 375x553 375x667 390x664 390x844 412x732 700x1400 768x1024 1024x1366 1440x900 2560x1200";

for (const { id, content } of landingPages)
  test(`the banner of /${id} is as high as any screen, with sharp pictures`, {
    tag: layoutTag(`/${id}`),
  }, async ({ page }) => {
    for (const screen of screens.split(" ")) {
      const [width = 0, height = 0] = screen.split("x").map(Number);
      await page.setViewportSize({ width, height });
      await page.goto(`./${id}`);
      const banner = page.getByRole("region", { name: content.banner.heading });
      const box = await getBox(banner);
      expect(box.y + box.height, screen).toBeCloseTo(height, 0);
      const { count, upscaled } = await comparePictures(page);
      expect(upscaled, `${width} pixels`).toEqual([]);
      expect(count).toBeGreaterThan(0);
    }
  });

test("the drawing of the steps ends in its section", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`.${pagePath("about-us")}`);
  const section = page.getByRole("region", { name: projectSteps.heading });
  const [outer, drawing] = [
    await getBox(section),
    await getBox(section.locator("svg").first()),
  ];
  expect(drawing.y + drawing.height).toBeLessThan(outer.y + outer.height);
});

/** How many photographs there are, and those that are shown larger than their file. */
function comparePictures(page: Page) {
  const photographs = page.locator("main img[srcset]");
  return photographs.evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = "eager";
    const upscaled: string[] = [];
    for (const image of images) {
      await image.decode();
      const { currentSrc, offsetWidth } = image;
      // The image's own naturalWidth follows from its `sizes`.
      const file = new Image();
      file.src = currentSrc;
      await file.decode();
      // The browser picks from a srcset; 2 % more than the file has is not visible.
      if (offsetWidth > file.naturalWidth * 1.02) upscaled.push(currentSrc);
    }
    return { count: images.length, upscaled };
  });
}
