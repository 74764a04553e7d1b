import { test as base, expect } from "playwright/test";
import { startFirefox } from "./firefox";
import { watchPolicy } from "./reports";
import { createVisitor, type Visitor } from "./visitor";
import { startWebkit } from "./webkit";

const engines = { Firefox: startFirefox, WebKitGTK: startWebkit };

/**
 * Each journey gets its own browser, of the engine that Playwright's project names, and fails after an error or a policy
 * violation.
 */
export const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ baseURL }, use, testInfo) => {
    const engine =
      await engines[testInfo.project.name as keyof typeof engines]();
    try {
      // Another server (BASE_URL) collects no reports.
      const violations = testInfo.config.webServer
        ? await watchPolicy(engine, baseURL ?? "")
        : async () => [];
      await use(createVisitor(engine, baseURL ?? ""));
      const errors = await engine.errors();
      expect([...(await violations()), ...errors]).toEqual([]);
    } finally {
      await engine.close();
    }
  },
});
