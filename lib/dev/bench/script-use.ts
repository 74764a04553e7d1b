import type { CDPSession, Page } from "playwright";
import { scrollThrough } from "./load";
import { type Visit, visiting } from "./phone";

export type ScriptUse = {
  /** Characters of script that ran before the visitor did anything. */
  before: number;
  /** Bytes of script on the wire after scrolling through the page, and after using the form on it. */
  scrolled: number;
  sent: number;
  /** The files, largest first. */
  files: { file: string; bytes: number }[];
};

/** Not timed, hence not throttled: what runs and what is fetched does not depend on the speed of the line. */
export function measureScriptUse(address: string): Promise<ScriptUse> {
  return visiting(
    async (visit) => {
      const { page, cdp } = visit;
      const fetched = watchScripts(cdp);
      const ran = await watchRuns(cdp, address);
      await page.goto(address, { waitUntil: "load" });
      await page.waitForTimeout(5000);
      const before = ran();
      await scrollThrough(visit);
      await page.waitForTimeout(2000);
      const scrolled = total(fetched());
      await useForm(visit);
      const files = fetched();
      return { before, scrolled, sent: total(files), files };
    },
    { throttled: false },
  );
}

function total(files: { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Makes a mistake, mends it and sends; the answer is the relay's. Pages without a form are left as they are. */
async function useForm({ page }: Visit): Promise<void> {
  if ((await page.locator("form").count()) === 0) return;
  await page.route("**/send-email", (route) =>
    route.fulfill({
      json: {},
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  await page.waitForTimeout(2000);
  await fill(page, "Full Name", "A visitor");
  await fill(page, "Email", "visitor@example.com");
  await fill(page, "Phone Number", "9876543210");
  await fill(page, "Subject", "An enquiry");
  await fill(page, "Message", "Please call me.");
  await send.click();
  await page.waitForURL("**/thankyou", { timeout: 15_000 });
  await page.waitForTimeout(2000);
}

async function fill(page: Page, label: string, value: string) {
  const field = page.getByLabel(label);
  if (await field.count()) await field.fill(value);
}

/** Counts the script of the site that the browser compiles; the tools' own has no address of the site. */
async function watchRuns(cdp: CDPSession, address: string) {
  const { origin } = new URL(address);
  let length = 0;
  cdp.on("Debugger.scriptParsed", (script) => {
    if (script.url.startsWith(origin)) length += script.length ?? 0;
  });
  await cdp.send("Debugger.enable");
  return () => length;
}

function watchScripts(cdp: CDPSession) {
  const names = new Map<string, string>();
  const sizes = new Map<string, number>();
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    if (pathname.endsWith(".js")) names.set(requestId, pathname);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = names.get(requestId);
    // What comes from the cache has no bytes.
    if (file) sizes.set(file, (sizes.get(file) ?? 0) + encodedDataLength);
  });
  return () =>
    [...sizes]
      .map(([file, bytes]) => ({ file, bytes }))
      .sort((a, b) => b.bytes - a.bytes);
}
