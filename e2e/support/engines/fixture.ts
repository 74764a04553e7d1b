import { test as base, expect } from "playwright/test";
import { firefox } from "./firefox";
import { watchPolicy } from "./reports";
import { createVisitor, type Visitor } from "./visitor";
import { webkit } from "./webkit";

const engines = { Firefox: firefox, WebKitGTK: webkit };

/**
 * Each journey gets a browser of its own, of the engine that the project is named for, and fails if the page breaks
 * its policy or meets an error on the way.
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
      // A site of somebody else's server (BASE_URL) collects no reports.
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
