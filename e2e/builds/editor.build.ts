import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { startDevServer } from "@/e2e/support/dev-server";
import { editorConfig } from "@/lib/dev/edit/config";
import { editorFile } from "@/lib/dev/edit/editor-file";

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

let server: Awaited<ReturnType<typeof startDevServer>>;
test.beforeAll(async () => {
  // Fetched once, the editor is part of every copy.
  await editorFile();
  server = await startDevServer("edit");
});
test.afterAll(() => server.stop());

test("a changed heading is checked, saved and shown on the page", async ({
  page,
}) => {
  await page.goto(`${server.editorUrl}/#/collections/pages/entries/${name}`);
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
    await site.goto(`${server.url}/${name}`);
    await expect(site.locator("h1")).toHaveText("Another heading");
  }).toPass(wait);

  await heading.fill("A heading with <b>markup</b>");
  await publish();
  const toast = page.getByText(`${file}:`);
  await expect(toast).toBeVisible(wait);
  await expect(toast).toHaveText(/^Nothing was saved\.\s/);
  expect(await readFile(join(server.folder, file), "utf8")).toContain(
    '"Another  heading"',
  );
});
