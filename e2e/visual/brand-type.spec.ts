import { expect, type Locator, type Page, test } from "playwright/test";
import { field, openForm, sendEmpty } from "@/e2e/support/enquiry";
import { exportedPage } from "@/e2e/support/export";
import { holdRequests } from "@/e2e/support/gate";
import { onEachPage } from "@/e2e/support/tested-pages";
import { openReady } from "@/e2e/support/visit";
import { readFonts } from "@/lib/content/brand/font-files";
import { pagePath } from "@/lib/content/pages";

const mark = "data-tested-text";
const fontFile = /\.woff2$/;

onEachPage(
  "all text is in the brand's face without its file",
  async (page, path) => {
    const requested = await blockFontFiles(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openReady(page, path);
    let hasMoved = true;
    while (hasMoved) {
      expect(await textInOtherFonts(page)).toEqual([]);
      hasMoved = await page.evaluate(() => {
        const before = scrollY;
        scrollBy({ top: innerHeight, behavior: "instant" });
        return scrollY > before;
      });
    }
    expect(requested).toEqual([]);
  },
);

test("what a form shows is in the brand's face without its file", async ({
  page,
}) => {
  const requested = await blockFontFiles(page);
  const form = await openForm(page);
  await sendEmpty(form);
  await field(form, "message").fill(ascii);
  expect(await textInOtherFonts(page)).toEqual([]);
  expect(requested).toEqual([]);
});

test("a typed letter that the page lacks takes the font's file", async ({
  page,
}) => {
  const text = exportedPage(pagePath("contact-us")).html();
  const { faces } = readFonts();
  const letter = letters.find(
    (one) => !text.includes(one) && faces.some(({ has }) => has(one)),
  );
  test.skip(!letter, "The page has all letters of the font.");
  const form = await openForm(page);
  const file = page.waitForResponse(fontFile);
  await field(form, "message").fill(`${letter}`);
  expect((await file).ok()).toBe(true);
});

test("text can be read at once without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const release = await holdRequests(page, fontFile);
  const file = page.waitForResponse(fontFile);
  await page.goto("./", { waitUntil: "domcontentloaded" });
  const link = page.getByRole("contentinfo").getByRole("link").first();
  await link.scrollIntoViewIfNeeded();
  expect(await isTextDrawn(page, link)).toBe(true);
  release();
  expect((await file).ok()).toBe(true);
  await context.close();
});

const ascii = String.fromCharCode(...Array(127).keys()).slice(32);

const letters = Array.from({ length: 0x3000 }, (_, code) =>
  String.fromCharCode(code),
).filter((one) => /\p{L}/u.test(one));

/** The requests for the font's files, which all fail. */
async function blockFontFiles(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(fontFile, async (route) => {
    requested.push(route.request().url());
    await route.abort();
  });
  return requested;
}

/** Whether the text of a link is painted: if so, making it transparent changes the screenshot. */
async function isTextDrawn(page: Page, link: Locator): Promise<boolean> {
  const seen: string[] = [];
  for (const color of ["", "transparent"]) {
    await link.evaluate((element, value) => {
      element.style.setProperty("-webkit-text-fill-color", value);
    }, color);
    seen.push(await screenshot(page, link));
  }
  return seen[0] !== seen[1];
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
