import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { chromium } from "playwright";
import { run } from "@/lib/node/run-command";
import { findProgram, isFile } from "./find-program";

/** Opens a page with a fifth of the CPU time of the full browser, which also draws its own toolbar. */
const HEADLESS_SHELL = "chromium-headless-shell";

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

/** The browser to test with: CHROMIUM_PATH, or a headless shell on the PATH. Otherwise it is Playwright's own shell. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isFile(named))
    throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file.`);
  return named || findProgram(HEADLESS_SHELL);
}

/** A browser with what a headless shell lacks, such as autofill: CHROMIUM_PATH, Playwright's own, or one on the PATH. */
export function findFullBrowser(): string | undefined {
  const named = findBrowser();
  if (named && !basename(named).includes("headless")) return named;
  const own = chromium.executablePath();
  if (isFile(own)) return own;
  return findProgram("chromium", "chromium-browser", "google-chrome");
}

/**
 * Installs a headless shell if there is none, whatever other browsers there are: so a test fails on every machine or on
 * none.
 * @throws Error with instructions if the installation fails
 */
export async function ensureBrowser(): Promise<void> {
  if (await isInstalled()) return;
  if (canUseApt())
    // Characters that the typeface lacks need a font of the system, and a bare Debian has none.
    await install(
      `apt-get update; apt-get install --yes --no-install-recommends fonts-liberation ${HEADLESS_SHELL}`,
    );
  if (!(await isInstalled())) {
    const dependencies = process.getuid?.() === 0 ? " --with-deps" : "";
    await install(
      `npx playwright install --only-shell${dependencies} chromium`,
    );
  }
  if (!(await isInstalled()))
    throw new Error(
      "No browser for the end-to-end tests. Set CHROMIUM_PATH to a Chromium or Chrome.",
    );
}

async function isInstalled(): Promise<boolean> {
  if (findBrowser()) return true;
  try {
    await (await chromium.launch({ args: BROWSER_FLAGS })).close();
    return true;
  } catch {
    return false;
  }
}

/** Whether this is root on Debian. Ubuntu has no such package. */
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
