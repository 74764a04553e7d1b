import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { startDevServer } from "@/e2e/support/dev-server";
import {
  expectThanks,
  fillForm,
  forms,
  getForm,
  sendButton,
} from "@/e2e/support/enquiry";
import { mockRelay } from "@/e2e/support/mock-relay";
import { pageErrors } from "@/e2e/support/page-errors";
import { openMenu, pages, unknownPage } from "@/e2e/support/tested-pages";
import { waitUntilReady } from "@/e2e/support/visit";
import { landingPages } from "@/lib/content/load";

const [landing] = landingPages;
if (!landing) throw new Error("There is no landing page to edit.");
const { id, path, content } = landing;
const { heading } = content.contact;
const headingNamed = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true });
const wait = { timeout: 60_000 };

let server: Awaited<ReturnType<typeof startDevServer>>;
test.beforeAll(async () => {
  const DEV_HOSTS = "https://other.example, site.tunnel.example";
  const known = { CODESPACES: "true", GITPOD_WORKSPACE_ID: "name" };
  Object.assign(process.env, { ...known, DEV_HOSTS });
  server = await startDevServer();
});
test.afterAll(() => server.stop());

test("every page shows, and its script works", async ({ page }) => {
  for (const path of pages)
    await test.step(path, async () => {
      const response = await page.goto(server.url + path);
      expect(response?.status()).toBe(path === unknownPage ? 404 : 200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await waitUntilReady(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await openMenu(page);
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  await mockRelay(page);
  await page.goto(server.url + forms.question.path);
  const form = getForm(page, "question");
  await fillForm(form, "question");
  await sendButton(form).click();
  await expectThanks(page);
  // The console reports the 404 of the unknown page as an error, and an unused preload as a warning.
  expect(await pageErrors(page, /status of 404|^warning/)).toEqual([]);
});

test("a saved text shows without a reload", async ({ page }) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await openLivePage(page);
  await headingNamed(page, heading).hover();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);

  await replaceInFile(`"${heading}"`, '"Another heading"');
  await expect(headingNamed(page, "Another heading")).toBeVisible(wait);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(loads).toBe(1);
});

test("an error in the content shows until it is fixed", async ({ page }) => {
  const { heading } = content.banner;
  await openLivePage(page);
  await replaceInFile(`"${heading}",`, `"${heading}"`);
  const words = page.getByText("comma expected").first();
  await expect(words).toBeVisible(wait);

  await replaceInFile(`"${heading}"`, '"A heading without error",');
  await expect(headingNamed(page, "A heading without error")).toBeVisible(wait);
  await expect(words).toBeHidden();
});

test("a page that is added shows at the path in its file", async ({ page }) => {
  // What the server knows of landing pages by then lacks the new one.
  await page.goto(server.url + path);
  const own = "/شبكة-2";
  const meta = {
    ...content.meta,
    title: `${content.meta.title} 2`,
    description: `${content.meta.description} 2`,
    formerPaths: undefined,
  };
  const added = { ...content, path: own, menu: undefined, meta };
  await writeFile(landingFile("added"), JSON.stringify(added));
  await expect(async () => {
    expect((await page.goto(server.url + own))?.status()).toBe(200);
  }).toPass(wait);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page of running text that is added shows, and landing pages stay", async ({
  page,
}) => {
  const meta = {
    ...content.meta,
    title: `${content.meta.title} 3`,
    description: `${content.meta.description} 3`,
    formerPaths: undefined,
  };
  const folder = join(server.folder, "content", "text-pages");
  await mkdir(folder);
  const fields = JSON.stringify({ meta, heading: "Added" }, null, 2);
  await writeFile(join(folder, "added-text.md"), `${fields}\n\nSome *text*.`);
  await expect(async () => {
    await page.goto(`${server.url}/added-text`);
    await expect(page.locator("main em")).toHaveText("text");
  }).toPass(wait);
  expect((await page.goto(server.url + path))?.status()).toBe(200);
});

test("of other hosts, those that forward to this machine hear of changes", async () => {
  const hosts = ["name-3000.app.github.dev", "3000-name.ws-eu1.gitpod.io"];
  for (const host of [...hosts, "site.tunnel.example", "foreign.example"]) {
    const headers = { origin: `https://${host}` };
    const { status } = await fetch(`${server.url}/_next/`, { headers });
    expect(status, host).toBe(host === "foreign.example" ? 403 : 404);
  }
});

/** The dev server notifies the page of saved files by a WebSocket. */
async function openLivePage(page: Page): Promise<void> {
  const socket = page.waitForEvent("websocket");
  await page.goto(server.url + path);
  await expect(page.locator("html[data-ready]")).toBeAttached(wait);
  await socket;
}

async function replaceInFile(written: string, typed: string): Promise<void> {
  const file = landingFile(id);
  const text = await readFile(file, "utf8");
  expect(text).toContain(written);
  await writeFile(file, text.replace(written, typed));
}

function landingFile(name: string): string {
  return join(server.folder, "content", "landing-pages", `${name}.json`);
}
