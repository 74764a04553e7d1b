import { existsSync, readFileSync } from "node:fs";
import { chromium } from "playwright";
import { run } from "@/lib/node/run-command";
import { findProgram, isFile } from "./find-program";

/** Opens a page with a fifth of the CPU time of the full browser, which also draws its own toolbar. */
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

/** Chromium must send no requests of its own, so that every request to a third party comes from the site. */
export const BROWSER_FLAGS = [
  "--disable-background-networking",
  // On two cores a page could stop drawing: the background thread that paints tiles in advance
  // yields to a script's compilation without waking the thread that completes the frame.
  "--disable-best-effort-tasks",
  "--disable-component-update",
  // Without a graphics card, Chromium would emulate one, which is slower than software rendering.
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  // Chromium's sandbox does not run as root, the user in most containers.
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
 * Installs a browser if none is found.
 * @throws Error with instructions if the installation fails
 */
export async function ensureBrowser(): Promise<void> {
  if (!findBrowser() && canUseApt()) {
    // The site's fallback font is scaled from Arial, Roboto or Liberation Sans, and a bare Debian has none of them.
    const add =
      "apt-get install --yes --no-install-recommends fonts-liberation";
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

/** Whether this is root on Debian. Ubuntu's package chromium only installs a snap. */
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
