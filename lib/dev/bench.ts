/**
 * `npx tsx lib/dev/bench.ts`: paint times of every page of out/ beside the same page without scripts, on a slow phone.
 * The page without scripts is as fast as its markup can be, so the ratio is what the scripts cost. Times of two runs do
 * not compare, the ratios do. `--loads 9 --routes /,/services` takes more loads of fewer pages.
 */
import "@/lib/node/env-file";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { env } from "@/lib/env";
import { fileOf } from "@/lib/export/files";
import { routes } from "@/lib/routes";
import { close, listen } from "../node/ports";
import { withoutScripts } from "./page-weight/page-resources";
import { createSiteServer } from "./preview/site-server";
import { BROWSER_FLAGS, findBrowser } from "./testing/browser";

const phone = {
  context: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  },
  slowdown: 4,
};

/** As text, since the script runner would add helpers that a page does not know. */
const observePaints = `
  self.paints = { first: 0, largest: 0 };
  for (const type of ["paint", "largest-contentful-paint"])
    new PerformanceObserver((list) => {
      for (const { entryType, name, startTime } of list.getEntries())
        if (name === "first-contentful-paint") paints.first = startTime;
        else if (entryType !== "paint") paints.largest = startTime;
    }).observe({ type, buffered: true });
`;

type Paints = { first: number; largest: number };

const { values } = parseArgs({
  options: {
    loads: { type: "string", default: "5" },
    routes: { type: "string" },
  },
});
const paths = values.routes?.split(",") ?? routes.map(({ path }) => path);

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: BROWSER_FLAGS,
});
const bareCopy = mkdtempSync(join(tmpdir(), "bench-"));
const servers = [resolve("out"), bareCopy].map((out) =>
  createSiteServer({ out, basePath: env.basePath }),
);
try {
  writeBareCopy();
  const [site, bare] = await Promise.all(
    servers.map(async (server) => {
      const port = await listen(server, 0);
      return `http://localhost:${port}${env.basePath}`;
    }),
  );
  const table: Record<string, Record<string, number>> = {};
  for (const path of paths) {
    const page: Paints[] = [];
    const reference: Paints[] = [];
    // Alternate, so that a busy moment affects both.
    for (let load = 0; load < Number(values.loads); load++) {
      page.push(await firstVisit(browser, site + path));
      reference.push(await firstVisit(browser, bare + path));
    }
    table[path] = {
      ...columns("first paint", "first", page, reference),
      ...columns("largest paint", "largest", page, reference),
    };
    console.log(`${path}: ${page.length} loads`);
  }
  console.table(table);
} finally {
  await browser.close();
  await Promise.all(servers.map(close));
  rmSync(bareCopy, { recursive: true });
}

/** A copy of out/ whose pages have no scripts. */
function writeBareCopy(): void {
  cpSync("out", bareCopy, { recursive: true });
  for (const path of paths) {
    const file = join(bareCopy, fileOf(path as `/${string}`));
    const html = withoutScripts(readFileSync(file, "utf8"));
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
}

async function firstVisit(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext(phone.context);
  try {
    await context.addInitScript(observePaints);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", phone.network);
    await session.send("Emulation.setCPUThrottlingRate", {
      rate: phone.slowdown,
    });
    await page.goto(url);
    // Later paints are not part of the first visit.
    await page.waitForTimeout(1500);
    return await page.evaluate<Paints>("paints");
  } finally {
    await context.close();
  }
}

function columns(
  name: string,
  paint: keyof Paints,
  page: readonly Paints[],
  reference: readonly Paints[],
): Record<string, number> {
  const own = median(page.map((paints) => paints[paint]));
  const bare = median(reference.map((paints) => paints[paint]));
  return {
    [`${name} (ms)`]: Math.round(own),
    [`${name} without script (ms)`]: Math.round(bare),
    [`${name} ratio`]: Number((own / bare).toFixed(2)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
