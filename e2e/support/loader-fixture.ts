import type { Page } from "playwright/test";
import { buildLoader } from "@/lib/export/framework/build-loader";
import { addLoader } from "@/lib/export/framework/defer-scripts";
import { parseHtml, serializeHtml } from "@/lib/export/html";
import { addPolicies } from "@/lib/export/steps/policy";
import { exampleSite } from "@/lib/export/testing/example-site";
import { integrityOf } from "@/lib/node/hash";

export const origin = "https://site.test";
export const app = "/_next/static/app.js";

/** Replaces the framework: records the clicks that reach it, and marks the page as hydrated. */
const appSource = `
  window.clicks = [];
  document.addEventListener("click", (event) => {
    const name = event.target.id;
    clicks.push(name);
    if (event.target.closest("a")) event.preventDefault();
  });
  document.documentElement.dataset.hydrated = "";
`;

type Options = {
  /** Keeps the framework's bytes back until this ends. */
  held?: Promise<unknown>;
  /** The host's response for the framework instead of its bytes. */
  script?: { status?: number; body: string };
  path?: string;
};

/**
 * Opens a page with the loader as the export adds it; the same page is at every path of an origin of its own.
 * Returns the paths that were requested.
 */
export async function openPage(
  page: Page,
  body: string,
  { held, script, path = "/" }: Options = {},
): Promise<string[]> {
  const requested: string[] = [];
  const html = await pageWithLoader(body);
  await page.unrouteAll();
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname);
    if (pathname !== app)
      return route.fulfill({ contentType: "text/html", body: html });
    await held;
    await route.fulfill({
      contentType: "text/javascript",
      status: script?.status ?? 200,
      body: script?.body ?? appSource,
    });
  });
  await page.goto(origin + path, {
    waitUntil: "load",
  });
  return requested;
}

async function pageWithLoader(body: string): Promise<string> {
  const tree = parseHtml(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title></head><body>${body}</body></html>`,
  );
  addLoader(tree, await buildLoader(""), [
    { src: app, integrity: integrityOf(appSource), async: false },
  ]);
  const site = { ...exampleSite, siteUrl: origin };
  const runtime = [{ styles: [], trustedTypes: ["default"] }];
  addPolicies([{ file: "index.html", tree }], site, runtime);
  return serializeHtml(tree);
}

/** Whether the framework's replacement has run. */
export function hydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.documentElement.hasAttribute("data-hydrated"),
  );
}

export function clicks(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as { clicks?: string[] }).clicks ?? []);
}
