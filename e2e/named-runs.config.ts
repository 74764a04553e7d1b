import { defineConfig } from "playwright/test";
import base from "@/playwright.config";

const [preview] = [base.webServer ?? []].flat();

/**
 * Runs that are too long for `npm test`, started by other npm scripts. All need a build.
 * The web server also collects policy reports, for the engines that Playwright does not drive.
 */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../.cache/named-runs",
  reporter: "list",
  grepInvert: [],
  projects: [
    {
      name: "sweep",
      grep: /@sweep/,
      testMatch: "*.spec.ts",
    },
    {
      name: "builds",
      testMatch: "*.build.ts",
      timeout: 600_000,
      fullyParallel: false,
    },
    // One worker runs one journey at a time, so that every report belongs to the current journey.
    ...["Firefox", "WebKitGTK"].map((name) => ({
      name,
      testMatch: "*.journey.ts",
      fullyParallel: false,
      workers: 1,
      expect: { timeout: 15_000 },
    })),
  ],
  webServer: preview && {
    ...preview,
    command: "tsx e2e/support/engines/serve.ts",
    cwd: process.cwd(),
  },
});
