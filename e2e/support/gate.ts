import type { Page } from "playwright/test";

/** Holds something back in a test until the test opens it. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Holds what a page requests back until the returned function is called. */
export async function hold(page: Page, url: string | RegExp) {
  const { open, opened } = gate();
  await page.route(url, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
