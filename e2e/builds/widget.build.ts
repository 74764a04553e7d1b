import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { startDevServer } from "@/e2e/support/dev-server";
import { holdRequests } from "@/e2e/support/gate";
import { pageErrors } from "@/e2e/support/page-errors";
import { copyProject } from "@/e2e/support/project-copy";
import { startSite } from "@/e2e/support/site-on-port";

const counter = (page: Page, count: number) =>
  page.getByRole("button", { name: `Pressed ${count} times` });

test("the counter of the guide counts in the export", async ({ page }) => {
  await using copy = await copyProject();
  await followGuide(copy.folder);
  await copy.build();
  await using site = await startSite({ out: copy.out });
  const release = await holdRequests(page, /\/counter-.+\.js$/);
  await page.goto(`${site.origin}/about-us`);
  await counter(page, 0).click({ noWaitAfter: true });
  release();
  await counter(page, 1).click();
  await expect(counter(page, 2)).toBeFocused();
});

test("the counter of the guide counts in the dev server", async ({ page }) => {
  await using server = await startDevServer();
  await followGuide(server.folder);
  await page.goto(`${server.url}/about-us`);
  await counter(page, 0).scrollIntoViewIfNeeded();
  // Only the export keeps a press before this.
  await page.locator("[data-island=counter][data-ready]").waitFor();
  await counter(page, 0).click();
  await expect(counter(page, 1)).toBeVisible();
  expect(await pageErrors(page, /^warning/)).toEqual([]);
});

/** Adds the guide's three pieces of code to a copy of the project. */
async function followGuide(folder: string) {
  const guide = await readFile(".github/CONTRIBUTING.md", "utf8");
  const [, text = ""] = guide.split("## A widget of your own in React");
  const [widget = "", line, html] = [
    ...text.matchAll(/```\w+\n(.*?)```/gs),
  ].map(([, code]) => code);
  await writeFile(join(folder, "components/browser/counter.tsx"), widget);
  await insert("components/browser/late-code.ts", "lateCode = {", `$&${line}`);
  await insert("app/(main)/about-us/page.tsx", "</MainShell>", `${html}$&`);

  async function insert(file: string, place: string, code: string) {
    const path = join(folder, file);
    const before = await readFile(path, "utf8");
    await writeFile(path, before.replace(place, code));
  }
}
