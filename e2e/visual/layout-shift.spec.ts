import type { ServerResponse } from "node:http";
import { expect, type Page, test } from "playwright/test";
import { exportedPages } from "@/e2e/support/export";
import { startSite } from "@/e2e/support/site-on-port";
import { layoutTag, unknownPage } from "@/e2e/support/tested-pages";
import { href } from "@/lib/site/with-base-path";

/** The least bytes of a piece, and the delay after it in ms: longer than a frame, so that each piece is painted. */
const PIECE = 1500;
const PAUSE = 30;

let site: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async () => {
  site = await startSite({
    handle({ url }, response, respond) {
      const page = exportedPages.find(
        ({ path = unknownPage }) => url === href(path),
      );
      if (page) sendInPieces(response, Buffer.from(page.html));
      else respond();
    },
  });
});
test.afterAll(() => site.stop());

for (const { path = unknownPage } of exportedPages) {
  for (const width of [412, 768, 1024, 1440])
    test(`${path} has no layout shift at ${width} pixels on a slow line`, {
      // Home has most in its first viewport; `npm test` runs the others at one width.
      tag:
        width === 1024 || (path === "/" && width === 412)
          ? layoutTag(path)
          : "@sweep",
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 820 });
      await page.goto(site.origin + href(path));
      const { shift, moved } = await shifts(page);
      expect(shift, moved.join("\n")).toBeLessThan(0.001);
    });
}

function sendInPieces(response: ServerResponse, html: Buffer): void {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  let at = html.indexOf("<main");
  if (at < 0) throw new Error("The page has no main landmark.");
  response.write(html.subarray(0, at));
  const timer = setInterval(() => {
    // Before a tag, because half a text has fewer lines.
    const next = html.indexOf("<", at + PIECE);
    response.write(html.subarray(at, next < 0 ? html.length : next));
    at = next;
    if (at > 0) return;
    clearInterval(timer);
    response.end();
  }, PAUSE);
}

/** All layout shifts of the page, and what moved. */
function shifts(page: Page) {
  type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
  return page.evaluate(async () => {
    let shift = 0;
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shift += value;
        for (const { node } of sources)
          moved.push(
            `${value} ${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}`,
          );
      }
    }).observe({ type: "layout-shift", buffered: true });
    // Buffered entries arrive in the next task.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return { shift, moved };
  });
}
