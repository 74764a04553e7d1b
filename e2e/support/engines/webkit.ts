import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import getPort from "get-port";
import { Builder } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";
import { findProgram } from "@/lib/dev/testing/find-program";
import { type Engine, type Installed, keys } from "./engine";

const miniBrowsers = [
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
];

/** WebKitGTK's MiniBrowser over WebDriver, on its own virtual display. */
export function webkit(): Installed {
  const driver = findProgram("WebKitWebDriver");
  const screen = findProgram("Xvfb");
  const binary = findProgram(...miniBrowsers);
  if (!driver || !screen || !binary)
    return {
      missing:
        "WebKitGTK (apt-get install webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb)",
    };
  return { start: () => startWebkit(driver, screen, binary) };
}

async function startWebkit(
  driver: string,
  screen: string,
  binary: string,
): Promise<Engine> {
  const xvfb = spawn(
    screen,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const port = await getPort();
  const service = new DriverService(driver, {
    port,
    loopback: true,
    args: [`--port=${port}`],
    env: {
      ...process.env,
      DISPLAY: `:${await displayNumber(xvfb)}`,
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const stop = async () => {
    await service.kill();
    xvfb.kill();
  };
  try {
    const browser = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
      })
      .build();
    const run: Engine["run"] = (script, ...args) =>
      browser.executeScript(
        `return (${script}).apply(null, arguments)`,
        ...args,
      );
    return {
      goto: async (url) => {
        await browser.get(url);
        await run(listenForErrors);
      },
      run,
      errors: () => run(recordedErrors),
      clickAt: (x, y) =>
        browser
          .actions()
          .move({ x, y, duration: 0 })
          .press()
          .release()
          .perform(),
      type: (text) => browser.actions().sendKeys(text).perform(),
      press: (key) => browser.actions().sendKeys(keys[key]).perform(),
      back: () => browser.navigate().back(),
      resize: async (width, height) =>
        void (await browser.manage().window().setRect({ width, height })),
      close: async () => {
        await browser.quit().catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The driver reports no errors, so the page records them from its load on, which is when its scripts start. */
function listenForErrors(): void {
  const recorded: string[] = [];
  Object.assign(window, { recorded });
  const log = console.error;
  console.error = (...words) => {
    recorded.push(`logged: ${words.join(" ")}`);
    log(...words);
  };
  addEventListener("error", ({ message }) =>
    recorded.push(`uncaught: ${message}`),
  );
  addEventListener("unhandledrejection", ({ reason }) =>
    recorded.push(`uncaught: ${reason}`),
  );
}

function recordedErrors(): string[] {
  return (window as { recorded?: string[] }).recorded ?? [];
}

async function displayNumber(xvfb: ChildProcess): Promise<string> {
  const [data] = await Promise.race([
    once(xvfb.stdio[3] as Readable, "data"),
    once(xvfb, "exit").then(() => {
      throw new Error("Xvfb exited.");
    }),
  ]);
  return String(data).trim();
}
