/** In a copy, a word is changed, a service added and a picture replaced by the forms of `npm run edit`; the live page shows all three. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import getPort from "get-port";
import { chromium, expect, type Page } from "playwright/test";
import { BROWSER_FLAGS, findBrowser } from "@/e2e/support/browser";
import { copyProject } from "../project-copy";

const [port, editPort] = [await getPort(), await getPort()];
const copy = await copyProject();
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
const wait = { timeout: 120_000 };

try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 1000 },
  });
  // A new version of the site, and leaving the form of a saved file, ask for nothing.
  page.on("dialog", (dialog) => dialog.accept());
  await expect(async () => {
    await page.goto(`http://localhost:${editPort}`);
    await page.goto(`http://localhost:${port}/services`);
  }).toPass(wait);

  await openForm(page, "services");
  await page.getByLabel("Heading", { exact: true }).fill("What we do");
  await page.getByRole("button", { name: "Add service" }).click();
  await page.getByLabel("Id", { exact: true }).fill("one-more");
  await page.getByLabel("Title", { exact: true }).fill("One more service");
  await page.getByLabel("Desc", { exact: true }).fill("A service more.");
  await page
    .getByRole("radiogroup", { name: "Icon", exact: true })
    .getByText("Cloud", { exact: true })
    .click();
  await page
    .getByRole("radiogroup", { name: "Icon surface" })
    .getByText("Blue", { exact: true })
    .click();
  for (const disc of ["Globe", "Dial", "Phone"]) {
    await page.getByRole("button", { name: "Add disc" }).click();
    await page
      .getByRole("radiogroup", { name: "Entry" })
      .last()
      .getByText(disc, { exact: true })
      .click();
  }
  await page
    .getByRole("radiogroup", { name: "Surface", exact: true })
    .getByText("Light blue", { exact: true })
    .click();
  await expandAll(page);
  await page.getByRole("button", { name: "Add get" }).click();
  await page.getByLabel("Entry").last().fill("A point");
  await page.getByLabel("Fit", { exact: true }).last().fill("You need it.");
  await publish(page);
  await page.goto(`http://localhost:${port}/services`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "What we do",
  );
  await expect(
    page.getByRole("heading", { name: "One more service" }),
  ).toBeVisible();

  await openForm(page, "home");
  await expandAll(page);
  await page.getByRole("button", { name: /different image/ }).click();
  await page
    .locator("input[type=file]")
    .setInputFiles("content/images/portfolio/sehat.png");
  await page.getByText("sehat.png").click();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await publish(page);
  await expect(async () => {
    await page.goto(`http://localhost:${port}/`);
    const picture = page.locator("#contact img[src*=sehat]");
    await expect(picture).toHaveJSProperty("complete", true);
  }).toPass(wait);

  assert.equal(await copy.run("npm run content:check"), 0);
  console.log("Edited in a browser: a word, a service, a picture.");
} finally {
  await browser.close();
  if (server.pid) process.kill(-server.pid);
  await copy.remove();
}

async function openForm(page: Page, file: string, collection = "pages") {
  await page.goto(
    `http://localhost:${editPort}/#/collections/${collection}/entries/${file}`,
  );
}

async function expandAll(page: Page) {
  const closed = page.getByRole("button", { name: "Expand" });
  while ((await closed.count()) > 0) await closed.first().click();
}

async function publish(page: Page) {
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Publish now").click();
  await expect(page.getByText("Changes saved")).toBeVisible(wait);
}
