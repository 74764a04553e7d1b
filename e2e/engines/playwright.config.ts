import { defineConfig } from "playwright/test";
import base from "../../playwright.config";

const [preview, relay] = [base.webServer ?? []].flat();

/** The main journeys in the engines that Playwright does not drive: `npm run test:engines`, after a build. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../.cache/engines",
  reporter: "list",
  // One after the other in each engine, so that a report belongs to the journey under way.
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [{ name: "Firefox" }, { name: "WebKitGTK" }],
  webServer:
    preview && relay
      ? [
          {
            ...preview,
            command: "tsx e2e/support/engines/serve.ts",
            cwd: process.cwd(),
          },
          relay,
        ]
      : undefined,
});
