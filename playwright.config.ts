import "./lib/node/env-file";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import playwright from "playwright";
import { defineConfig } from "playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./lib/dev/testing/browser";
import { env } from "./lib/site/env";
import { otherScripts } from "./lib/site/other-scripts";

// Tests read the exported pages, also to list themselves. Knip reads this file without a build.
if (process.argv[2] === "test" && !existsSync("out/index.html")) {
  console.error("Build first: npm run build");
  process.exit(1);
}

// The exported site contains its own URL and the relay's, so the tests use the ports of the build.
const sitePort = localPort(env.siteUrl, 3000);
const relayPort = localPort(env.relayUrl, 8025);
const baseURL =
  process.env.BASE_URL || `http://localhost:${sitePort}${env.basePath}`;

/** What the browser of a visitor keeps who has refused the scripts of other sites. */
const names = otherScripts
  .filter(({ needsConsent }) => needsConsent)
  .map(({ name }) => name)
  .join(", ");
const consent = JSON.stringify({ names, answer: "no", at: Date.now() });
const { origin } = new URL(baseURL);
const refused = { origin, localStorage: [{ name: "consent", value: consent }] };

/** A visitor's journeys, which use nothing that only Chromium has, also run in these if they are installed. */
const journeys =
  /(carousel|changed-pages|dialogs|enquiry-form|history|mail|navigation|sections)\.spec\.ts$/;
const otherBrowsers = (["firefox", "webkit"] as const).filter((name) =>
  existsSync(playwright[name].executablePath()),
);

export default defineConfig({
  testDir: "e2e",
  outputDir: ".cache/e2e",
  fullyParallel: true,
  // One browser per core: on two cores, 76 tests took 128 s in two browsers and 130 s in three.
  workers: availableParallelism(),
  // This run tests one case of each kind: `npm run test:sweep` tests more windows, colours and text sizes.
  grepInvert: /@sweep/,
  // Slow machines need it. A test only waits until its expectation is met.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A flaky test has a cause, which retries would hide.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: names ? [refused] : [] },
    // With a slash at the end, so that relative URLs in tests keep the base path.
    baseURL: `${baseURL.replace(/\/$/, "")}/`,
    // Tracing every test takes a quarter of the time: `--last-failed --trace on` traces only tests that failed.
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "chromium",
      use: {
        launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
      },
    },
    ...otherBrowsers.map((browserName) => ({
      name: browserName,
      testMatch: journeys,
      use: { browserName },
    })),
  ],
  // With BASE_URL, the tests use a deployed site and start no server.
  webServer: process.env.BASE_URL
    ? undefined
    : [
        {
          command: "npm run --silent preview",
          env: { PORT: String(sitePort) },
          url: baseURL,
          gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
        },
        {
          command: "npm run --silent relay",
          env: {
            RELAY_PORT: String(relayPort),
            // Empty values override .env: the mailbox in memory, and the site's own recipient.
            SMTP_URL: "",
            NEXT_PUBLIC_SITE_URL: new URL(baseURL).origin,
            MAIL_TO: "",
            ALLOWED_ORIGINS: new URL(baseURL).origin,
            RELAY_HOURLY_LIMIT: "10000",
            LOG_LEVEL: "error",
          },
          url: `http://localhost:${relayPort}/health`,
          gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
        },
      ],
});

function localPort(url: string, standard: number): number {
  const { hostname, port } = new URL(url);
  return hostname === "localhost" && port ? Number(port) : standard;
}
