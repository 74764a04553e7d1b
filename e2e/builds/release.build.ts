import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { pageErrors } from "@/e2e/support/page-errors";
import { copyProject, type ProjectCopy } from "@/e2e/support/project-copy";
import { startSite } from "@/e2e/support/site-on-port";
import { waitUntilReady } from "@/e2e/support/visit";
import { landingPages } from "@/lib/content/load";
import { landingFolder } from "@/lib/content/pages";

// For a reserved name, a release may still have the sample's texts.
const siteUrl = "https://www.company.test";
const draft = "a-draft";

let copy: ProjectCopy;
test.beforeAll(async () => {
  copy = await copyProject();
  const folder = join(copy.folder, "content", landingFolder);
  const file = join(folder, `${landingPages[0]?.id}.json`);
  const { path: _, ...page } = JSON.parse(readFileSync(file, "utf8"));
  const { formerPaths: __, title, description, ...meta } = page.meta;
  const own = { title: `X ${title}`, description: `X ${description}` };
  writeFileSync(
    join(folder, `${draft}.json`),
    JSON.stringify({ ...page, meta: { ...meta, ...own, draft: true } }),
  );
  await copy.build({
    NEXT_PUBLIC_SITE_URL: siteUrl,
    NEXT_PUBLIC_RELAY_URL: siteUrl,
    NEXT_PUBLIC_INDEXABLE: "true",
  });
});
test.afterAll(() => copy.remove());

test("a release has no page that is a draft and no preview of all pages", () => {
  for (const file of [`${draft}.html`, "preview.html"])
    expect(existsSync(join(copy.out, file)), file).toBe(false);
  expect(readFileSync(join(copy.out, "sitemap.xml"), "utf8")).not.toContain(
    draft,
  );
});

test("robots.txt of a release lets search engines in", () => {
  const robots = readFileSync(join(copy.out, "robots.txt"), "utf8");
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(robots).not.toContain("Disallow");
});

test("a page of a release loads and asks search engines to list it", async ({
  page,
}) => {
  await using site = await startSite({ out: copy.out });
  await page.goto(site.origin);
  await waitUntilReady(page);
  expect(await pageErrors(page)).toEqual([]);
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).not.toHaveAttribute("content", /noindex/);
});
