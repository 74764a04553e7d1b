import type { Page } from "playwright/test";

/** A promise that the test resolves. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Delays matching requests of a page until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp) {
  const { open, opened } = gate();
  await page.route(url, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
