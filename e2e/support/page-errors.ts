import type { Page } from "playwright/test";

/** Uncaught errors of a page, and errors and warnings in its console, such as policy violations. */
export async function pageErrors(page: Page, except = /^$/): Promise<string[]> {
  const uncaught = await page.pageErrors({ filter: "all" });
  const messages = await page.consoleMessages({ filter: "all" });
  const inConsole = messages
    .filter((message) => ["error", "warning"].includes(message.type()))
    .map((message) => `${message.type()}: ${message.text()}`);
  return [...uncaught.map(String), ...inConsole].filter(
    (error) => !except.test(error),
  );
}
