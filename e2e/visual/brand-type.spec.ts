import { expect, test } from "playwright/test";
import { textInOtherFonts } from "@/e2e/support/custom-font";
import { pages } from "@/e2e/support/pages";

for (const path of pages)
  for (const line of ["on a slow line", "where the font's files never come"])
    test(`${path} shows all text in the brand's face ${line}`, async ({
      page,
    }) => {
      const client = await page.context().newCDPSession(page);
      if (line === "on a slow line")
        await client.send("Network.emulateNetworkConditions", {
          offline: false,
          latency: 150,
          downloadThroughput: 200_000,
          uploadThroughput: 100_000,
        });
      else await page.route(/\.woff2$/, (route) => route.abort());
      await page.goto(`.${path}`);
      const isEnd = () =>
        page.evaluate(() => {
          const { scrollHeight } = document.documentElement;
          return scrollY + innerHeight >= scrollHeight - 1;
        });
      for (let at = 0; at < 60; at += 1) {
        expect(await textInOtherFonts(page)).toEqual([]);
        if (await isEnd()) break;
        await page.evaluate(() =>
          scrollBy({ top: innerHeight, behavior: "instant" }),
        );
      }
    });

test("a page without script is set in the font's file", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const file = page.waitForResponse(/anek-latin\.[^/]*woff2$/);
  await page.goto("./");
  expect((await file).ok()).toBe(true);
  await context.close();
});
