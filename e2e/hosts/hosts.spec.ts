import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { onHost } from "@/e2e/support/hosts/host";
import { servers } from "@/e2e/support/hosts/servers";
import { pageErrors } from "@/e2e/support/page-errors";
import { waitUntilReady } from "@/e2e/support/visit";
import { contactUs, notFound, services } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { env } from "@/lib/site/env";

const servicesPath = pagePath("services");
const contactPath = pagePath("contact-us");

for (const host of servers)
  test(`the site works on ${host.name}`, async ({ page }) => {
    await onHost(host, async (port, site) => {
      const origin = `http://127.0.0.1:${port}${env.basePath}`;

      // A deep link, without and with a trailing slash.
      for (const spelling of [servicesPath, `${servicesPath}/`]) {
        await page.goto(origin + spelling);
        await expectAt(page, origin, servicesPath, services.heading);
      }

      // A link leads to the canonical URL, which a reload finds.
      await page.locator(`footer a[href$="${contactPath}"]`).first().click();
      await expectAt(page, origin, contactPath, contactUs.heading);
      await page.reload();
      await expectAt(page, origin, contactPath, contactUs.heading);
      expect(await pageErrors(page)).toEqual([]);

      const unknown = `${origin}/no-such-page`;
      expect((await page.request.get(unknown)).status()).toBe(404);
      if (host.ownHeaders) {
        await page.goto(unknown);
        await expect(page.getByText(notFound.heading).first()).toBeVisible();
        await expectHeaders(page, origin);
        await expectCleanUrls(page, origin);
        const drawing =
          '<svg xmlns="http://www.w3.org/2000/svg" onload="ran=1"/>';
        writeFileSync(join(site, "img/drawing.svg"), drawing);
        await page.goto(`${origin}/img/drawing.svg`);
        expect(await page.evaluate(() => "ran" in window)).toBe(false);
      }
    });
  });

async function expectAt(page: Page, origin: string, path: string, h1: string) {
  await expect(page.getByRole("heading", { level: 1, name: h1 })).toBeVisible();
  await waitUntilReady(page);
  expect(page.url()).toBe(origin + path);
}

async function expectHeaders(page: Page, origin: string) {
  for (const path of [servicesPath, "/no-such-page"]) {
    const { headers } = await fetchFrom(page, origin + path);
    expect(headers["content-security-policy"]).toContain("frame-ancestors");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    // A 404 needs no cache-control.
    if (path === servicesPath || headers["cache-control"])
      expect(headers["cache-control"]).toContain("max-age=0");
  }
  await waitUntilReady(page);
  const script = await page
    .locator("script[src*='/_next/static/']")
    .first()
    .evaluate(({ src }: HTMLScriptElement) => src);
  const { headers } = await fetchFrom(page, script);
  expect(headers["cache-control"]).toContain("immutable");
}

/** What a server does without any script: one URL per page, compressed responses, no hidden files. */
async function expectCleanUrls(page: Page, origin: string) {
  for (const [other, path] of [
    [`${servicesPath}/`, servicesPath],
    [`${servicesPath}.html`, servicesPath],
    [`${servicesPath}/index`, servicesPath],
    ["/index.html", env.basePath ? "" : "/"],
  ]) {
    const sent = await page.request.get(origin + other);
    expect([sent.url(), sent.status()]).toEqual([origin + path, 200]);
  }
  const missingPaths = "/404 /404/x /index/x /img/ /.hosts/nginx.conf";
  for (const path of missingPaths.split(" ")) {
    const missing = await fetchFrom(page, origin + path);
    expect([path, missing.status]).toEqual([path, 404]);
    expect(missing.headers["cache-control"] ?? "").not.toContain("immutable");
  }
  expect((await page.request.post(`${origin}${servicesPath}`)).status()).toBe(
    405,
  );

  const plain = await fetchFrom(
    page,
    `${origin}${servicesPath}`,
    "br;q=0, gzip;q=0",
  );
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const small = await fetchFrom(page, `${origin}${servicesPath}`, "br, gzip");
  expect(small.headers["content-encoding"]).toMatch(/^(br|gzip)$/);
  expect(small.headers["content-type"]).toMatch(/^text\/html/);
  for (const { headers } of [plain, small])
    expect(headers.vary).toMatch(/^accept-encoding$/i);
  const manifest = await fetchFrom(page, `${origin}/manifest.webmanifest`);
  expect(manifest.headers["content-type"]).toMatch(/^application\/manifest/);
}

async function fetchFrom(page: Page, url: string, accepted = "*") {
  const response = await page.request.get(url, {
    headers: { "Accept-Encoding": accepted },
  });
  return { status: response.status(), headers: response.headers() };
}
