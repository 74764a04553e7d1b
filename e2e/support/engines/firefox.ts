import puppeteer from "puppeteer-core";
import { findProgram } from "@/lib/dev/testing/find-program";
import type { Engine, Installed } from "./engine";

/** Firefox over WebDriver BiDi, if possible the extended support release. */
export function firefox(): Installed {
  const executablePath = findProgram("firefox-esr", "firefox");
  if (!executablePath)
    return { missing: "Firefox (apt-get install firefox-esr)" };
  return { start: () => startFirefox(executablePath) };
}

async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`uncaught: ${error}`));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`logged: ${message.text()}`);
  });
  return {
    goto: async (url) => void (await page.goto(url)),
    run: (script, ...args) =>
      page.evaluate(script as (...args: unknown[]) => never, ...args),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.evaluate(() => history.back())),
    resize: (width, height) => page.setViewport({ width, height }),
    errors: async () => [...errors],
    close: () => browser.close(),
  };
}
