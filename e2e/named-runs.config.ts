import { defineConfig } from "playwright/test";
import base from "@/playwright.config";

const [preview] = [base.webServer ?? []].flat();

/** Runs that are too long for `npm test`, started by other npm scripts. All need a build. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../.cache/named-runs",
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
    // The script's `--workers 1` runs one journey at a time, so that its relay has the port that the site names.
    ...["Firefox", "WebKitGTK"].map((name) => ({
      name,
      testMatch: "*.journey.ts",
      fullyParallel: false,
      expect: { timeout: 15_000 },
    })),
  ],
  webServer: preview && { ...preview, cwd: process.cwd() },
});
