import { test as base, expect } from "playwright/test";
import { env } from "@/lib/env";
import { startFirefox } from "./firefox";
import { startReportingSite } from "./reports";
import { createVisitor, type Visitor } from "./visitor";
import { startWebkit } from "./webkit";

const engines = { Firefox: startFirefox, WebKitGTK: startWebkit };

/**
 * Each journey gets its own browser, of the engine that Playwright's project names, and its own server. It fails after an
 * error or a policy violation.
 */
export const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ baseURL }, use, testInfo) => {
    const engine =
      await engines[testInfo.project.name as keyof typeof engines]();
    // A site elsewhere (BASE_URL) sends no reports here.
    const site = process.env.BASE_URL ? undefined : await startReportingSite();
    try {
      const url = site ? `${site.origin}${env.basePath}/` : String(baseURL);
      await use(createVisitor(engine, url));
      const errors = await engine.errors();
      const violations = (await site?.violations(engine)) ?? [];
      expect([...violations, ...errors]).toEqual([]);
    } finally {
      await engine.close();
      await site?.stop();
    }
  },
});
