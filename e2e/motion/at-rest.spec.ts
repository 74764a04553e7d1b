import { setTimeout as pause } from "node:timers/promises";
import {
  type BrowserContext,
  type CDPSession,
  expect,
  test,
} from "playwright/test";
import { exportedPages } from "@/e2e/support/export";
import { hasRunningLogos, landingPath } from "@/e2e/support/tested-pages";
import { waitUntilReady } from "@/e2e/support/visit";
import { clients } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";

/** Elements whose text is none that anybody reads. */
const noText = "script, style, noscript";

const pages: [path: string, region?: string][] = [
  ["/"],
  [pagePath("about-us")],
  [landingPath, hasRunningLogos ? clients.heading : undefined],
];

test("the text of an untouched page stays that of its file", async ({
  page,
}) => {
  for (const { path, $ } of exportedPages) {
    if (!path) continue;
    await page.goto(`.${path}`);
    await waitUntilReady(page);
    await pause(3000);
    $(noText).remove();
    const text = await page.evaluate((selector) => {
      const body = document.body.cloneNode(true) as HTMLElement;
      for (const element of body.querySelectorAll(selector)) element.remove();
      return body.textContent;
    }, noText);
    expect(text).toBe($("body").text());
  }
});

test("an untouched page works as without script", async ({ browser }) => {
  const contexts = await Promise.all(
    [true, false].map((javaScriptEnabled) =>
      browser.newContext({ javaScriptEnabled }),
    ),
  );
  const opened = await Promise.all(contexts.map(openPages));
  // Pages are busy at first.
  await expect(async () => {
    const before = await Promise.all(opened.map((one) => workOfPages(one)));
    await pause(3000);
    const after = await Promise.all(opened.map((one) => workOfPages(one)));
    const [withScript, without] = after.map((work, at) =>
      work.map((amount, index) => amount - Number(before[at]?.[index])),
    );
    expect(withScript).toEqual(without);
  }).toPass();

  // A minute passes at once, so that a slow timer shows.
  const [pagesWithScript = []] = opened;
  const before = await workOfPages(pagesWithScript, ["ScriptDuration"]);
  await Promise.all(pagesWithScript.map(passMinute));
  const after = await workOfPages(pagesWithScript, ["ScriptDuration"]);
  expect(after).toEqual(before);
  for (const context of contexts) await context.close();
});

function openPages(context: BrowserContext) {
  return Promise.all(pages.map((page) => openPage(context, ...page)));
}

/** Opens a page, or a region of it, with endless animations that turn within three seconds. */
async function openPage(context: BrowserContext, path: string, name?: string) {
  const page = await context.newPage();
  await page.goto(`.${path}`, { waitUntil: "networkidle" });
  if (name)
    await page
      .getByRole("region", { name })
      .evaluate((region) => region.scrollIntoView({ block: "center" }));
  await page.evaluate(() => {
    for (const { effect } of document.getAnimations())
      if (effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
        effect.updateTiming({ duration: 1000 });
  });
  const client = await context.newCDPSession(page);
  await client.send("Performance.enable");
  return client;
}

async function passMinute(client: CDPSession) {
  const passed = new Promise((resolve) =>
    client.once("Emulation.virtualTimeBudgetExpired", resolve),
  );
  await client.send("Emulation.setVirtualTimePolicy", {
    policy: "advance",
    budget: 60_000,
  });
  await passed;
}

/** How often each page has computed styles and layout until now, and its seconds of script. */
async function workOfPages(
  clients: CDPSession[],
  names = ["RecalcStyleCount", "LayoutCount", "ScriptDuration"],
) {
  const all = await Promise.all(
    clients.map((client) => client.send("Performance.getMetrics")),
  );
  return all.flatMap(({ metrics }) =>
    metrics.flatMap(({ name, value }) => (names.includes(name) ? value : [])),
  );
}
