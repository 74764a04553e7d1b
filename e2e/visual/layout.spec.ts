import { expect, type Locator, type Page, test } from "playwright/test";
import { landingPages } from "@/lib/content/load";
import { routes } from "@/lib/routes";

const widths = [320, 390, 768, 1024, 1280, 1440, 1920, 2560];
const pages = [...routes.map(({ path }) => path), "/no-such-page"];

for (const path of pages) {
  test(`${path} fits every screen from 320 to 2560 pixels`, async ({
    page,
  }) => {
    await page.goto(`.${path}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect.soft(scroll, `${width} pixels`).toBeLessThanOrEqual(client);
      expect.soft(await cutWords(page), `${width} pixels`).toEqual([]);
    }
  });
}

for (const { id, content } of landingPages) {
  test(`no picture of /${id} is blown up or distorted, on any screen`, async ({
    page,
  }) => {
    for (const width of [390, 1440, 2560]) {
      await page.setViewportSize({ width, height: 1200 });
      await page.goto(`./${id}`);
      expect(await badPictures(page), `${width} pixels`).toEqual([]);
    }
  });

  test(`the banner of /${id} fills the screen below the header`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 1366],
      [700, 1400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`./${id}`);
      const banner = page.getByRole("region", {
        name: content.banner.heading,
      });
      const box = await banner.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(
        height - 1,
      );
    }
  });
}

test("a fifth card, a seventh project and other numbers leave no hole and no overlap", async ({
  page,
}) => {
  await page.goto("./web-development");
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.locator("#services li");
    const work = page.locator("#portfolio li");
    for (let count = await cards.count(); count < 10; count += 1) {
      await addCopy(cards);
      expect(await holes(cards), `${count + 1} cards, ${width}`).toBe(0);
    }
    for (let count = await work.count(); count < 9; count += 1) {
      await addCopy(work);
      expect(await overlaps(work), `${count + 1} projects, ${width}`).toBe(0);
    }
    await page.reload();
  }
});

test("with pictures blocked, projects keep their size and their words", async ({
  page,
}) => {
  const [landing] = landingPages;
  await page.goto(`.${landing?.path}`);
  const work = page.locator("#portfolio li").first();
  const before = await work.boundingBox();
  await page.route(/\/img\//, (route) => route.abort());
  await page.reload();
  const after = await work.boundingBox();
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
  const alt = landing?.content.portfolio.items[0]?.alt;
  await expect(work.getByRole("img", { name: alt })).toBeVisible();
});

/** Headings and buttons that reach out of the window. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, a, p, summary)")]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const aside = element.closest("[aria-hidden], nav, [role=group], ul");
        return !aside && width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((element) => element.textContent ?? ""),
  );
}

/** Pictures that are shown larger than their file, or at another ratio than their crop allows. */
function badPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.querySelectorAll("main img")].filter(
      (image) => image instanceof HTMLImageElement,
    );
    for (const image of pictures) image.loading = "eager";
    await Promise.all(pictures.map((image) => image.decode()));
    return pictures
      .filter((image) => {
        const drawing = image.currentSrc.endsWith(".svg");
        const { width, height } = image.getBoundingClientRect();
        const natural = image.naturalWidth / image.naturalHeight;
        const inShape =
          ["cover", "contain"].includes(getComputedStyle(image).objectFit) ||
          Math.abs(width / height / natural - 1) < 0.02;
        // A source set leaves what fits best; a pixel more is none that anybody sees.
        const large = !drawing && width > realWidth(image) * 1.02;
        return !inShape || large;
      })
      .map((image) => image.currentSrc);

    function realWidth(image: HTMLImageElement) {
      return Number(/-(\d+)\.\w+\.\w+$/.exec(image.currentSrc)?.[1]);
    }
  });
}

async function addCopy(items: Locator) {
  await items
    .last()
    .evaluate((item) => item.parentElement?.append(item.cloneNode(true)));
}

/** Pixels that the last row of a grid leaves free at its right end. */
async function holes(items: Locator): Promise<number> {
  return items.last().evaluate((item) => {
    const list = item.parentElement?.getBoundingClientRect();
    return Math.round((list?.right ?? 0) - item.getBoundingClientRect().right);
  });
}

/** Pairs of items that lie over each other. */
async function overlaps(items: Locator): Promise<number> {
  return items.evaluateAll((all) => {
    const boxes = all.map((item) => item.getBoundingClientRect());
    return boxes.filter((a, index) =>
      boxes
        .slice(index + 1)
        .some(
          (b) =>
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top < b.bottom - 1 &&
            b.top < a.bottom - 1,
        ),
    ).length;
  });
}
