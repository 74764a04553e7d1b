import type { Page } from "playwright/test";

/** Collects everything that a page reports: broken policy, console errors and warnings, uncaught errors. */
export async function collectErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
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
