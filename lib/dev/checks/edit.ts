/** In a copy, a word is changed, a service added and a picture replaced by the forms of `npm run edit`; the live page shows all three. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import getPort from "get-port";
import { chromium, expect, type Locator, type Page } from "playwright/test";
import { editorFile } from "../edit/editor-file";
import { copyProject } from "../project-copy";
import { run } from "../run-command";
import { BROWSER_FLAGS, findBrowser } from "../testing/browser";

const [port, editPort] = [await getPort(), await getPort()];
// Made and fetched one time, these come along into every copy.
await run("tsx lib/assets/make-assets.ts");
await editorFile(console.log);
const copy = await copyProject({ parent: resolve(".cache") });
await rm(join(copy.folder, "package-lock.json"));
const server = spawn("npx", ["tsx", "lib/dev/edit/main.ts"], {
  cwd: copy.folder,
  detached: true,
  stdio: "inherit",
  env: { ...process.env, PORT: String(port), EDIT_PORT: String(editPort) },
});
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: BROWSER_FLAGS,
});
/** Enough for a busy machine: the dev server compiles each page at its first request, and the editor is 16 MB of script. */
const wait = { timeout: 300_000 };

try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 1000 },
  });
  page.setDefaultTimeout(wait.timeout);
  // A new version of the site, and leaving the form of a saved file, ask for nothing.
  page.on("dialog", (dialog) => dialog.accept());
  await expect(async () => {
    await page.goto(`http://localhost:${editPort}`);
    // Both compile here for the first time.
    for (const path of ["/services", "/"])
      await page.goto(`http://localhost:${port}${path}`);
  }).toPass(wait);

  await openForm(page, "services");
  await page.getByLabel("Heading", { exact: true }).fill("What we do");
  await page.getByRole("button", { name: "Add service" }).click();
  await fill(page, "Id", "one-more");
  await fill(page, "Title", "One more service");
  await fill(page, "Desc", "A service more.");
  await choose(page, "Icon", "Cloud");
  await choose(page, "Icon surface", "Blue");
  for (const disc of ["Globe", "Dial", "Phone"]) {
    await lastOf(page.getByRole("button", { name: "Add disc" })).click();
    await choose(page, "Entry", disc);
  }
  await choose(page, "Surface", "Light blue");
  const details = page.locator(":has(> button)", {
    hasText: /^Detail content$/,
  });
  await lastOf(details).getByRole("button").first().click();
  await lastOf(page.getByRole("button", { name: "Add get" })).click();
  await lastOf(page.getByRole("textbox", { name: "Entry" })).fill("A point");
  await fill(page, "Fit", "You need it.");
  await publish(page);
  await page.goto(`http://localhost:${port}/services`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "What we do",
    wait,
  );
  await expect(
    page.getByRole("heading", { name: "One more service" }),
  ).toBeVisible(wait);

  await openForm(page, "home");
  // The contact form is the last group of the page, and the picture the last of that group.
  await lastOf(page.getByRole("button", { name: "Expand" })).click();
  await lastOf(page.getByRole("button", { name: "Expand" })).click();
  await page.getByRole("button", { name: /different image/ }).click();
  await page
    .locator("input[type=file]")
    .last()
    .setInputFiles("content/images/portfolio/sehat.png");
  await page.getByRole("button", { name: "Choose selected" }).click();
  await publish(page);
  await expect(async () => {
    await page.goto(`http://localhost:${port}/`);
    await expect(page.locator("#contact img[src*=sehat]")).toHaveCount(1);
  }).toPass(wait);

  assert.equal(await copy.run("npm run content:check"), 0);
  console.log("Edited in a browser: a word, a service, a picture.");
} finally {
  await browser.close();
  const ended = once(server, "exit");
  if (server.pid) process.kill(-server.pid);
  await ended;
  await copy.remove();
}

async function openForm(page: Page, file: string) {
  await page.goto(
    `http://localhost:${editPort}/#/collections/pages/entries/${file}`,
  );
}

/** The entry that was just added stands last of those that are unfolded. */
function lastOf(locator: Locator): Locator {
  return locator.filter({ visible: true }).last();
}

async function fill(page: Page, field: string, text: string) {
  await lastOf(page.getByLabel(field, { exact: true })).fill(text);
}

async function choose(page: Page, field: string, option: string) {
  await lastOf(page.getByRole("radiogroup", { name: field, exact: true }))
    .getByText(option, { exact: true })
    .click();
}

async function publish(page: Page) {
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Publish now").click();
  await expect(page.getByText("Changes saved")).toBeVisible(wait);
}
