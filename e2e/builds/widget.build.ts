import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { startDevServer } from "@/e2e/support/dev-server";
import { holdRequests } from "@/e2e/support/gate";
import { readCode } from "@/e2e/support/guide";
import { pageErrors } from "@/e2e/support/page-errors";
import { copyProject } from "@/e2e/support/project-copy";
import { startSite } from "@/e2e/support/site-on-port";
import { mainRoutes } from "@/lib/content/pages";
import { capture } from "@/lib/node/run-command";

const [{ id, path } = { id: "home", path: "/" }] = mainRoutes.slice(1);
const section = `app/(main)/${id}/page.tsx`;

const counter = (page: Page, count: number) =>
  page.getByRole("button", { name: `Pressed ${count} times` });

test("the counter of the guide counts in the export", async ({ page }) => {
  await using copy = await copyProject();
  await followGuide(copy.folder);
  await copy.build();
  await using site = await startSite({ out: copy.out });
  const release = await holdRequests(page, /\/counter-.+\.js$/);
  await page.goto(`${site.origin}${path}`);
  await counter(page, 0).click({ noWaitAfter: true });
  release();
  await counter(page, 1).click();
  await expect(counter(page, 2)).toBeFocused();
});

test("the counter of the guide counts in the dev server", async ({ page }) => {
  await using server = await startDevServer();
  await followGuide(server.folder);
  await page.goto(`${server.url}${path}`);
  await counter(page, 0).scrollIntoViewIfNeeded();
  // Only the export keeps a press before this.
  await page.locator("[data-island=counter][data-ready]").waitFor();
  await counter(page, 0).click();
  await expect(counter(page, 1)).toBeVisible();
  expect(await pageErrors(page, /^warning/)).toEqual([]);
});

test("the code of the guides passes lint", async () => {
  await using copy = await copyProject();
  await followGuide(copy.folder);
  const code = await readCode("content/README.md", "Show a film");
  const cwd = copy.folder;
  await insert(join(cwd, section), "</MainShell>", `${code.join("")}$&`);
  const lint = await capture("npx biome lint app components", { cwd });
  expect(lint.code, lint.output).toBe(0);
});

/** Adds the guide's three pieces of code to a copy of the project. */
async function followGuide(folder: string) {
  const guide = ".github/CONTRIBUTING.md";
  const [widget = "", line, html] = await readCode(guide, "A widget of your");
  await writeFile(
    join(folder, "components/sections/counter.browser.tsx"),
    widget,
  );
  const list = join(folder, "components/browser/late-code.ts");
  await insert(list, "lateCode = {", `$&${line}`);
  await insert(join(folder, section), "</MainShell>", `${html}$&`);
}

async function insert(file: string, place: string, code: string) {
  const before = await readFile(file, "utf8");
  await writeFile(file, before.replace(place, code));
}
