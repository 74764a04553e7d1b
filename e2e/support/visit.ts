import { expect, type Page } from "playwright/test";

/** Waits until the page's script works. */
export async function waitUntilReady(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-ready");
}

export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(`.${path}`);
  await waitUntilReady(page);
}

/** Scrolls down in steps, so that every widget and every lazy image loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight * 0.8;
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      scrollTo({ top: y, behavior: "instant" });
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Matches the URL of a page at any origin and base path. */
export function urlPattern(path: string): RegExp {
  return new RegExp(`${path}$`);
}
