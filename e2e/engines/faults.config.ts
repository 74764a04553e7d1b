import { defineConfig } from "playwright/test";
import engines from "./playwright.config";

const [site] = [engines.webServer ?? []].flat();

/**
 * The faults of the relay in the engines that Playwright does not drive. These cannot be told to look for the relay at
 * another port, so the faulty one takes the real one's place, and one test runs at a time.
 */
export default defineConfig({
  ...engines,
  testMatch: "*.faults.ts",
  outputDir: "../../.cache/engine-faults",
  workers: 1,
  fullyParallel: false,
  webServer: site,
});
