import { existsSync, readFileSync } from "node:fs";
import { chromium } from "playwright";
import { run } from "@/lib/dev/run-command";
import { findProgram, isFile } from "./find-program";

/** Opens a page with a fifth of the CPU time that the whole browser takes, which draws its own toolbar as well. */
const HEADLESS_SHELL = "chromium-headless-shell";

const NAMES = [
  HEADLESS_SHELL,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "msedge",
];

/** Chromium must not talk to anybody but the site, so that a request to a third party is always the site's own. */
export const BROWSER_FLAGS = [
  "--disable-background-networking",
  // Where a picture is decoded beside the drawing of its page, a page may wait for it for ever and draw no more frames.
  "--disable-checker-imaging",
  "--disable-component-update",
  // A machine without a graphics card would imitate one, which is slower than to draw without.
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  // Its sandbox refuses to run as root, as containers do.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** The browser to test with: CHROMIUM_PATH, Playwright's own, or one on the PATH. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isFile(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file.`);
  }
  const own = chromium.executablePath();
  if (isFile(own)) return own;

  const suffix = process.platform === "win32" ? ".exe" : "";
  return findProgram(...NAMES.map((name) => name + suffix));
}

/**
 * Installs a browser where none is found.
 * @throws Error that says what to do when there is none in the end
 */
export async function ensureBrowser(): Promise<void> {
  if (!findBrowser() && canUseApt()) {
    const add = "apt-get install --yes --no-install-recommends";
    await install(
      `apt-get update; ${add} ${HEADLESS_SHELL} || ${add} chromium`,
    );
  }
  if (!findBrowser()) {
    const dependencies = process.getuid?.() === 0 ? " --with-deps" : "";
    await install(`npx playwright install${dependencies} chromium`);
  }
  if (!findBrowser())
    throw new Error(
      "No browser for the end-to-end tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.",
    );
}

/** As root on Debian. Ubuntu's package of that name only asks for a snap. */
function canUseApt(): boolean {
  const release = "/etc/os-release";
  return (
    process.getuid?.() === 0 &&
    existsSync(release) &&
    /^ID=debian$/m.test(readFileSync(release, "utf8"))
  );
}

async function install(command: string): Promise<void> {
  console.log(`Installing a browser for the tests: ${command}`);
  await run(command);
}
