import { defineConfig } from "playwright/test";
import base from "@/playwright.config";

const [preview] = [base.webServer ?? []].flat();
const [chromium] = base.projects ?? [];

/** Runs that are too long for `npm test`, started by other npm scripts. All need a build. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../.cache/named-runs",
  grepInvert: [],
  projects: [
    {
      ...chromium,
      name: "sweep",
      grep: /@sweep/,
      testMatch: "*.spec.ts",
    },
    {
      ...chromium,
      name: "builds",
      testMatch: "*.build.ts",
      timeout: 600_000,
      fullyParallel: false,
    },
  ],
  webServer: preview && { ...preview, cwd: process.cwd() },
});
