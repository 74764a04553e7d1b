import { defineConfig } from "playwright/test";
import { BROWSER_FLAGS, findBrowser } from "@/e2e/support/browser";

/** Checks that build the site anew from a changed copy: minutes, not seconds, so they stand apart from the others. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.build.ts",
  outputDir: "../../.cache/builds",
  timeout: 600_000,
  workers: 1,
  reporter: "list",
  use: {
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
  },
});
