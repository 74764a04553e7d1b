import "./lib/node/env-file";
import { availableParallelism } from "node:os";
import { defineConfig } from "playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./lib/dev/testing/browser";
import { env } from "./lib/env";

// The exported site carries its own URL and the relay's, so the tests use the ports of the build.
const sitePort = localPort(env.siteUrl, 3000);
const relayPort = localPort(env.relayUrl, 8025);
const baseURL =
  process.env.BASE_URL || `http://localhost:${sitePort}${env.basePath}`;

export default defineConfig({
  testDir: "e2e",
  outputDir: ".cache/e2e",
  fullyParallel: true,
  // One browser a core: more of them only make each other late.
  workers: availableParallelism(),
  // This run keeps one of each kind: `npm run test:sweep` has more windows, colours and text sizes.
  grepInvert: /@sweep/,
  // Room for a busy machine: a test waits for what it expects, so a quiet one loses nothing.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A test that passes only sometimes has a cause to find, not to repeat away.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: ".cache/e2e.json" }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // With the slash, so that tests name pages relative to a base path too.
    baseURL: `${baseURL.replace(/\/$/, "")}/`,
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
    // A trace of every test costs a quarter of the time: `--last-failed --trace on` runs with one what failed.
    screenshot: "only-on-failure",
  },
  // With BASE_URL a site elsewhere is tested, and nothing is started here.
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
            // The mailbox in memory, whatever the URL that the site carries.
            SMTP_URL: "",
            NEXT_PUBLIC_SITE_URL: new URL(baseURL).origin,
            MAIL_TO: "",
            SENDER_LABEL: "",
            ALLOWED_ORIGINS: new URL(baseURL).origin,
            RELAY_RATE_LIMIT: "10000",
            RELAY_HOURLY_LIMIT: "10000",
            RELAY_DAILY_LIMIT: "10000",
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
