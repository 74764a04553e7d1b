/** In a copy, a heading is changed by the forms of `npm run edit`: the live page shows it, and an error is not saved. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import getPort from "get-port";
import { chromium, expect } from "playwright/test";
import { editorConfig } from "../edit/config";
import { editorFile } from "../edit/editor-file";
import { copyProject } from "../project-copy";
import { run } from "../run-command";
import { BROWSER_FLAGS, findBrowser } from "../testing/browser";

const [port, editPort] = [await getPort(), await getPort()];
const forms = editorConfig("").collections.flatMap((one) =>
  "files" in one && one.name === "pages" ? one.files : [],
);
const form = forms.find(({ fields }) => fields.some(isHeading));
if (!form) throw new Error("No page has a heading of its own.");
const { name, file, fields } = form;
const label = fields.find(isHeading)?.label ?? "";
// Made and fetched one time, these come along into every copy.
await run("tsx lib/assets/make-assets.ts");
await editorFile();
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
  const forms = `http://localhost:${editPort}/#/collections/pages/entries/${name}`;
  const live = `http://localhost:${port}/${name}`;
  await expect(async () => {
    await page.goto(forms);
    await fetch(live);
  }).toPass(wait);

  const heading = page.getByLabel(label, { exact: true }).first();
  const publish = async () => {
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Publish now").click();
  };
  await heading.fill("Another heading");
  await publish();
  const site = await browser.newPage();
  await expect(async () => {
    await site.goto(live);
    await expect(site.locator("h1")).toHaveText("Another heading");
  }).toPass(wait);

  await heading.fill("A heading with <b>markup</b>");
  await publish();
  const toast = page.getByText(`${file}:`);
  await expect(toast).toBeVisible(wait);
  await expect(toast).toHaveText(/^Nothing was saved\.\s/);
  expect(await readFile(join(copy.folder, file), "utf8")).toContain(
    '"Another heading"',
  );
  console.log(
    "Edited in a browser: a heading, and an error that was not saved.",
  );
} finally {
  await browser.close();
  const ended = once(server, "exit");
  if (server.pid) process.kill(-server.pid);
  await ended;
  await copy.remove();
}

function isHeading({ name }: { name: string }): boolean {
  return name === "heading";
}
