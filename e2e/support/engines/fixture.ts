import { test as base, expect } from "playwright/test";
import { firefox } from "./firefox";
import { watchPolicy } from "./reports";
import { createVisitor, type Visitor } from "./visitor";
import { webkit } from "./webkit";

const engines = { Firefox: firefox, WebKitGTK: webkit };

/**
 * Each journey gets its own browser, of the engine that Playwright's project names, and fails after an error or a policy
 * violation.
 */
export const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ baseURL }, use, testInfo) => {
    const engine = engines[testInfo.project.name as keyof typeof engines]();
    if ("missing" in engine) {
      test.skip(true, `not installed: ${engine.missing}`);
      return;
    }
    const started = await engine.start();
    try {
      // Another server (BASE_URL) collects no reports.
      const violations = testInfo.config.webServer
        ? await watchPolicy(started, baseURL ?? "")
        : async () => [];
      await use(createVisitor(started, baseURL ?? ""));
      const errors = await started.errors();
      expect([...(await violations()), ...errors]).toEqual([]);
    } finally {
      await started.close();
    }
  },
});
