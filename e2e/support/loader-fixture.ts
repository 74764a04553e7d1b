import type { Page } from "playwright/test";
import { minifyBoot } from "@/lib/build/deferred-hydration/build-loader";
import { patientFont } from "@/lib/build/deferred-hydration/defer-font";
import { scriptList } from "@/lib/build/deferred-hydration/defer-scripts";
import { withPolicy } from "@/lib/build/export/finish-page";
import { integrityOf } from "@/lib/build/export/hash";

export const origin = "https://site.test";
const app = "/_next/static/app.js";
export const font = "/_next/static/media/text.woff2";

/** Stands in for the framework: notes what reaches it, and says that it works when the test lets it. */
const appSource = `
  window.heard = [];
  document.addEventListener("click", (event) => {
    const name = event.target.id;
    heard.push(name);
    if (event.target.closest("a")) event.preventDefault();
  });
  document.documentElement.dataset.hydrated = "";
`;

type Options = {
  /** What stands in for the framework. */
  source?: string;
  /** Called before the framework's bytes are answered. */
  beforeScript?: () => Promise<unknown>;
  /** What the host answers for the framework instead of its bytes. */
  script?: { status?: number; body: string };
};

/** Serves one page, booted as the export boots it, at every address of an origin of its own. Returns what was asked for. */
export async function serveBooted(
  page: Page,
  body: string,
  { source = appSource, beforeScript, script }: Options = {},
): Promise<string[]> {
  const asked: string[] = [];
  const html = await bootedPage(body, source);
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname !== app)
      return route.fulfill({ contentType: "text/html", body: html });
    await beforeScript?.();
    await route.fulfill({
      contentType: "text/javascript",
      status: script?.status ?? 200,
      body: script?.body ?? source,
    });
  });
  return asked;
}

async function bootedPage(body: string, source: string): Promise<string> {
  const boot = `<script>${await minifyBoot("")}</script>`;
  const preload = `<link rel="preload" href="${font}" as="font" crossorigin="">`;
  const style = `<style>@font-face{font-family:Text;src:url(${font})}</style>`;
  const list = scriptList([[app, integrityOf(source)]]);
  const html = patientFont(
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${boot}<title>Page</title>${preload}${style}</head><body>${body}${list}</body></html>`,
  );
  const site = {
    out: "out",
    basePath: "",
    siteUrl: origin,
    relayUrl: "https://relay.test",
    indexable: false,
  };
  return withPolicy(html, site, []);
}

/** Whether the framework stand-in has run. */
export function hydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.documentElement.hasAttribute("data-hydrated"),
  );
}

export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as { heard?: string[] }).heard ?? []);
}
