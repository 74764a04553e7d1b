import { existsSync } from "node:fs";
import { type CDPSession, chromium, type Page } from "playwright";
import { certificate } from "./certificate";
import { observe } from "./observe";

/** The phone that all figures are for: a mid-range device on a slow 4G line. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  latency: 150,
  bytesPerSecond: 1_600_000 / 8,
  slowdown: 4,
};

export type Visit = { page: Page; cdp: CDPSession };

/** A new browser for each visit: nothing is cached, neither files nor compiled script. */
export async function visiting<T>(
  work: (visit: Visit) => Promise<T>,
  { throttled = true }: { throttled?: boolean } = {},
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: executablePath(),
    args: [
      "--no-sandbox",
      // Any other way to accept the certificate keeps the answers out of the browser's cache.
      `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
    ],
  });
  try {
    const context = await browser.newContext({
      viewport: PHONE.viewport,
      deviceScaleFactor: PHONE.deviceScaleFactor,
      isMobile: true,
      hasTouch: true,
    });
    // The script runner keeps function names by a helper that pages do not know.
    await context.addInitScript("globalThis.__name ??= (named) => named");
    await context.addInitScript(observe);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    if (throttled) await throttle(cdp);
    return await work({ page, cdp });
  } finally {
    await browser.close();
  }
}

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: PHONE.slowdown });
}

function executablePath(): string | undefined {
  return [
    process.env.CHROMIUM_PATH ?? "",
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].find((path) => existsSync(path));
}
