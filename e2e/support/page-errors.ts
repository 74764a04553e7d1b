import type { Page } from "playwright/test";

/** All that a page has reported: uncaught errors, and errors and warnings in the console, such as what its policy blocked. */
export async function errorsOf(page: Page, except = /^$/): Promise<string[]> {
  const uncaught = await page.pageErrors({ filter: "all" });
  const messages = await page.consoleMessages({ filter: "all" });
  const inConsole = messages
    .filter((message) => ["error", "warning"].includes(message.type()))
    .map((message) => `${message.type()}: ${message.text()}`);
  return [...uncaught.map(String), ...inConsole].filter(
    (error) => !except.test(error),
  );
}
