import { setTimeout as pause } from "node:timers/promises";
import { type BrowserContext, expect, test } from "playwright/test";
import { hasRunningLogos, landingPath } from "@/e2e/support/tested-pages";
import { clients } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";

const pages: [path: string, region?: string][] = [
  ["/"],
  [pagePath("about-us")],
  [landingPath, hasRunningLogos ? clients.heading : undefined],
];

test("a page that nobody touches works no more than it does without script", async ({
  browser,
}) => {
  const contexts = await Promise.all(
    [true, false].map((javaScriptEnabled) =>
      browser.newContext({ javaScriptEnabled }),
    ),
  );
  const opened = await Promise.all(contexts.map(openPages));
  // Pages are busy at first.
  await expect(async () => {
    const before = await Promise.all(opened.map(workOfPages));
    await pause(3000);
    const after = await Promise.all(opened.map(workOfPages));
    const [withScript, without] = after.map((work, at) =>
      work.map((amount, index) => amount - Number(before[at]?.[index])),
    );
    expect(withScript).toEqual(without);
  }).toPass();
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

/** How often each page has computed styles and layout until now, and its seconds of script. */
async function workOfPages(clients: Awaited<ReturnType<typeof openPages>>) {
  const names = ["RecalcStyleCount", "LayoutCount", "ScriptDuration"];
  const all = await Promise.all(
    clients.map((client) => client.send("Performance.getMetrics")),
  );
  return all.flatMap(({ metrics }) =>
    metrics.flatMap(({ name, value }) => (names.includes(name) ? value : [])),
  );
}
