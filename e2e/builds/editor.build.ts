import { type ChildProcess, spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import getPort from "get-port";
import { expect, test } from "playwright/test";
import { editorConfig } from "@/lib/dev/edit/config";
import { editorFile } from "@/lib/dev/edit/editor-file";
import { copyProject } from "@/lib/dev/project-copy";

/** Enough for a busy machine: the dev server compiles each page at its first request, and the editor is 16 MB of script. */
const wait = { timeout: 300_000 };

const isHeading = ({ name }: { name: string }) => name === "heading";
const form = editorConfig("")
  .collections.flatMap((one) =>
    "files" in one && one.name === "pages" ? one.files : [],
  )
  .find(({ fields }) => fields.some(isHeading));
if (!form) throw new Error("No page has a heading of its own.");
const { name, file, fields } = form;
const label = fields.find(isHeading)?.label ?? "";

let copy: Awaited<ReturnType<typeof copyProject>>;
let server: ChildProcess;
let editor: string;
let live: string;

test.beforeAll(async () => {
  // Fetched once, the editor is part of every copy.
  await editorFile();
  copy = await copyProject({ parent: resolve(".cache") });
  await rm(join(copy.folder, "package-lock.json"));
  const [port, editPort] = [await getPort(), await getPort()];
  editor = `http://localhost:${editPort}/#/collections/pages/entries/${name}`;
  live = `http://localhost:${port}/${name}`;
  server = spawn("npx", ["tsx", "lib/dev/edit/main.ts"], {
    cwd: copy.folder,
    detached: true,
    stdio: "inherit",
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(port),
      EDIT_PORT: String(editPort),
    },
  });
});

test.afterAll(async () => {
  if (server.pid) process.kill(-server.pid);
  await copy.remove();
});

test("a changed heading is checked, saved and shown on the page", async ({
  page,
}) => {
  await expect(async () => {
    await page.goto(editor);
    await fetch(live);
  }).toPass(wait);

  const heading = page.getByLabel(label, { exact: true }).first();
  const publish = async () => {
    await page.getByRole("button", { name: "Publish" }).click(wait);
    await page.getByText("Publish now").click(wait);
  };
  await heading.fill("Another  heading", wait);
  await publish();
  await expect(
    page.frameLocator("iframe").getByText("one space between words, not two"),
  ).toBeVisible(wait);
  const site = await page.context().newPage();
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
    '"Another  heading"',
  );
});
