import { expect, type Page, test } from "playwright/test";
import { getBox } from "@/e2e/support/boxes";
import { unreadableText } from "@/e2e/support/clipped-text";
import { misfits } from "@/e2e/support/misfits";
import {
  landingPath,
  layoutTag,
  openDisclosures,
  openMenu,
  openSettled,
  pages,
} from "@/e2e/support/tested-pages";
import { landingPages, projectSteps } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";

/** Phones, tablets and desktops whose viewports are hard to fit. */
const someSizes = [
  [320, 550],
  [360, 640],
  [390, 844],
  [700, 1400],
  [768, 1024],
  [1024, 550],
  [1194, 834],
  [1280, 600],
  [1366, 657],
  [1440, 550],
  [1440, 900],
  [1920, 1080],
  [2560, 1400],
] as const;
const allSizes = Array.from({ length: 29 }, (_, n) => 320 + n * 80).flatMap(
  (width) => [550, 700, 900, 1400].map((height) => [width, height] as const),
);
for (const path of pages) {
  /** Whether the page has elements of every kind that is checked. */
  const isFull = ["/", landingPath].includes(path);
  for (const sizes of [someSizes, allSizes]) {
    test(`${path} fits ${sizes.length} screens`, {
      tag: sizes === allSizes ? "@sweep" : layoutTag(path),
    }, async ({ page }) => {
      test.setTimeout(60_000 + sizes.length * 1000);
      await openSettled(page, path);
      const issues: string[] = [];
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const { checked, found } = await page.evaluate(misfits);
        for (const issue of found) issues.push(`${width}x${height}: ${issue}`);
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
  }
}

for (const path of pages)
  test(`the buttons of ${path} wrap labels of any length`, {
    tag: layoutTag(path),
  }, async ({ page }) => {
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

for (const { id, content } of landingPages)
  test(`the banner of /${id} fills any screen with sharp pictures`, {
    tag: layoutTag(`/${id}`),
  }, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [700, 1400],
      [1024, 1366],
      [1440, 900],
      [2560, 1200],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`./${id}`);
      const banner = page.getByRole("region", { name: content.banner.heading });
      const box = await getBox(banner);
      expect(box.y + box.height).toBeGreaterThanOrEqual(height - 1);
      expect(await upscaledImages(page), `${width} pixels`).toEqual([]);
    }
  });

test("on a phone the drawing beside a project's steps ends in its section", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`.${pagePath("about-us")}`);
  const section = page.getByRole("region", { name: projectSteps.heading });
  const [outer, drawing] = [
    await getBox(section),
    await getBox(section.locator("svg").first()),
  ];
  expect(drawing.y + drawing.height).toBeLessThan(outer.y + outer.height);
});

/** Images that are shown larger than their file. */
function upscaledImages(page: Page): Promise<string[]> {
  const pictures = page.locator("main img");
  return pictures.evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
    return images
      .filter(({ currentSrc, offsetWidth }) => {
        const [, real] = /-(\d+)\.\w+\.(?:avif|webp)$/.exec(currentSrc) ?? [];
        // The browser picks from a srcset; 2 % more than the file has is not visible.
        return real && offsetWidth > Number(real) * 1.02;
      })
      .map(({ currentSrc }) => currentSrc);
  });
}
