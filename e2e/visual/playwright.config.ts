import { defineConfig } from "playwright/test";
import base from "../../playwright.config";

/**
 * Pictures of every page against the committed ones: `npm run test:visual`, after a build. Not part of `npm test`,
 * because each version of a browser draws letters a little differently. With `-- --update-snapshots=all`
 * it takes new ones, and `node e2e/visual/compress.mjs` makes them small.
 */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.visual.ts",
  outputDir: "../../.cache/visual",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  reporter: "list",
  use: { ...base.use, deviceScaleFactor: 0.5 },
  projects: [{ name: "pictures" }],
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      animations: "disabled",
      // Half the pixels show a shift or a lost colour as well, in a quarter of the bytes.
      scale: "device",
      maxDiffPixelRatio: 0.002,
    },
  },
});
