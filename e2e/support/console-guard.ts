import type { Page } from "playwright/test";

/** Collects everything that a page reports: broken policy, console errors and warnings, uncaught errors. */
export async function collectErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // Pointing at a link fetches its page's styles ahead; Chromium remarks on it when the visitor then stays.
    if (/preloaded using link preload but not used/.test(message.text()))
      return;
    if (["error", "warning"].includes(message.type()))
      errors.push(`${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(
        `policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`,
      );
    });
  });
  return errors;
}

/** Moves the pointer, which loads the framework, and waits until it runs. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    document.documentElement.hasAttribute("data-hydrated"),
  );
}

/** Scrolls down in steps, so that every widget and every lazy picture loads. */
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
