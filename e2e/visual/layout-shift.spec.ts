import type { ServerResponse } from "node:http";
import { expect, type Page, test } from "playwright/test";
import { exportedPages } from "@/e2e/support/export";
import { startSite } from "@/e2e/support/site-on-port";
import { layoutTag, pages, unknownPage } from "@/e2e/support/tested-pages";
import { href } from "@/lib/site/with-base-path";

/** The least bytes of a piece, and the delay after it in ms: longer than a frame, so that each piece is painted. */
const PIECE = 1500;
const PAUSE = 30;

for (const { path = unknownPage, html } of exportedPages) {
  for (const width of [412, 768, 1024, 1440])
    test(`${path} has no layout shift at ${width} pixels on a slow line`, {
      // Home has most in its first viewport; `npm test` runs the others at one width.
      tag:
        width === 1024 || (path === "/" && width === 412)
          ? layoutTag(path)
          : "@sweep",
    }, async ({ page }) => {
      await using site = await startSite({
        handle({ url }, response, respond) {
          if (url === href(path)) sendInPieces(response, Buffer.from(html));
          else respond();
        },
      });
      await page.setViewportSize({ width, height: 820 });
      await page.goto(site.origin + href(path));
      const { shift, moved } = await shifts(page);
      expect(shift, moved.join("\n")).toBeLessThan(0.001);
    });
}

/** Windows whose lower edges cut the pages at many heights. `npm test` runs two phones that show most of a page. */
const windows =
  "360x800 412x823 320x640 360x640 390x844 768x1024 1024x768 1440x900 1920x1080";
for (const [index, size] of windows.split(" ").entries())
  test(`no first screen of ${size} waits for the font's file`, {
    tag: index < 2 ? [] : ["@sweep"],
  }, async ({ context }) => {
    const [width = 0, height = 0] = size.split("x").map(Number);
    const requested: string[] = [];
    await context.route(/\.woff2$/, async (route) => {
      requested.push(route.request().url());
      await route.abort();
    });
    const loads = pages.map(async (path) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      await page.goto(`.${path}`);
      const { shift, moved } = await shifts(page);
      expect([shift, ...moved], path).toEqual([0]);
    });
    await Promise.all(loads);
    expect(requested).toEqual([]);
  });

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
  type Entry = PerformanceEntry & {
    value?: number;
    sources?: { node?: Node }[];
  };
  return page.evaluate(async () => {
    let shift = 0;
    const moved: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        shift += entry.value ?? 0;
        for (const { node } of entry.sources ?? [])
          moved.push(
            `${entry.value} ${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}`,
          );
      }
    });
    observer.observe({ type: "layout-shift", buffered: true });
    // Entries arrive in a task after their frame.
    for (let frame = 0; frame < 3; frame++)
      await new Promise(requestAnimationFrame);
    return { shift, moved };
  });
}
