import { expect, type Locator, type Page, test } from "playwright/test";
import sharp from "sharp";
import { holdRequests } from "@/e2e/support/gate";
import { onEachPage } from "@/e2e/support/tested-pages";

const mark = "data-tested-text";

onEachPage("all text is in the brand's face", async (page, path) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const firstBlock = page.locator("main > *").first();
  const release = await holdFontFiles(page);
  await page.goto(`.${path}`, { waitUntil: "domcontentloaded" });
  await firstBlock.evaluate(async (block) => {
    // The chat button moves when the page has loaded.
    document.querySelector("body > aside")?.remove();
    const images = [...block.querySelectorAll("img")];
    await Promise.all(images.map((image) => image.decode()));
  });
  const before = await screenshot(page, firstBlock);
  release();
  await page.waitForLoadState();
  expect(await differ(before, await screenshot(page, firstBlock))).toBe(false);
  let hasMoved = true;
  while (hasMoved) {
    expect(await textInOtherFonts(page)).toEqual([]);
    hasMoved = await page.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight, behavior: "instant" });
      return scrollY > before;
    });
  }
});

test("text further down waits for the font, not for ever", async ({ page }) => {
  await holdFontFiles(page);
  // The text is hidden for three seconds only, and a busy machine may check later.
  await expect(async () => {
    await openFooter(page);
    expect(await textInOtherFonts(page)).not.toEqual([]);
    expect(await isTextDrawn(page)).toBe(false);
  }).toPass();
  await expect.poll(() => isTextDrawn(page)).toBe(true);
});

test("text can be read at once without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const release = await holdFontFiles(page);
  const file = page.waitForResponse(/\.woff2$/);
  await openFooter(page);
  expect(await isTextDrawn(page)).toBe(true);
  release();
  expect((await file).ok()).toBe(true);
  await context.close();
});

/** The font's files arrive when the returned function is called. */
const holdFontFiles = (page: Page) => holdRequests(page, /\.woff2$/);

async function openFooter(page: Page): Promise<void> {
  await page.goto("./", { waitUntil: "domcontentloaded" });
  await linkInFooter(page).scrollIntoViewIfNeeded();
}

const linkInFooter = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link").first();

/** Whether the text of a footer link is painted: if so, making it transparent changes the screenshot. */
async function isTextDrawn(page: Page): Promise<boolean> {
  const link = linkInFooter(page);
  const seen: string[] = [];
  for (const color of ["", "transparent"]) {
    await link.evaluate((element, value) => {
      element.style.setProperty("-webkit-text-fill-color", value);
    }, color);
    seen.push(await screenshot(page, link));
  }
  return seen[0] !== seen[1];
}

/** Whether two screenshots differ by more than the smoothing of an edge, which is not the same each time. */
async function differ(...screenshots: string[]): Promise<boolean> {
  const [one, other] = await Promise.all(
    screenshots.map((data) =>
      sharp(Buffer.from(data, "base64")).greyscale().blur(1).raw().toBuffer(),
    ),
  );
  return !one?.every((value, at) => Math.abs(value - (other?.[at] ?? 0)) < 48);
}

/** A screenshot of an element. Playwright's own would wait for the font's files. */
async function screenshot(page: Page, element: Locator): Promise<string> {
  const clip = await element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height, scale: 1 };
  });
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send("Page.captureScreenshot", { clip });
  await client.detach();
  return data;
}

/** The texts in the viewport that are rendered, wholly or partly, in a system font. */
async function textInOtherFonts(page: Page): Promise<string[]> {
  await page.evaluate(markTexts, mark);
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeIds } = await client.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: `[${mark}]`,
  });
  const wrong: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send("CSS.getPlatformFontsForNode", {
      nodeId,
    });
    if (fonts.every(({ isCustomFont }) => isCustomFont)) continue;
    const { outerHTML } = await client.send("DOM.getOuterHTML", { nodeId });
    wrong.push(
      `${fonts.map(({ familyName }) => familyName)}: ${outerHTML.slice(0, 200)}`,
    );
  }
  await client.detach();
  return wrong;
}

/** Marks the elements in the viewport that contain text directly. */
function markTexts(mark: string) {
  for (const element of document.querySelectorAll("body *")) {
    const { top, bottom } = element.getBoundingClientRect();
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    element.toggleAttribute(
      mark,
      hasText && element.checkVisibility() && bottom > 0 && top < innerHeight,
    );
  }
}
