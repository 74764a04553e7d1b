import { defineConfig } from "playwright/test";
import base from "../../playwright.config";

/** The main journeys in the engines that Playwright does not drive: `npm run test:engines`, after a build. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../.cache/engines",
  reporter: "list",
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [{ name: "Firefox" }, { name: "WebKitGTK" }],
});
