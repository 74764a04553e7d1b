import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { startDevServer } from "@/e2e/support/dev-server";
import { landingPages } from "@/lib/content/load";
import { landingFolder } from "@/lib/content/pages";
import { editorConfig } from "@/lib/dev/edit/config";
import { fetchEditor } from "@/lib/dev/edit/fetch-editor";

/** Enough for a busy machine: the dev server compiles each page at its first request, and the editor is 5 MB of script. */
const wait = { timeout: 300_000 };

const [{ files }] = editorConfig("").collections;
const form = files.find(({ fields }) =>
  fields.some(({ name }) => name === "heading"),
);
const [{ id } = {}] = landingPages;

let server: Awaited<ReturnType<typeof startDevServer>>;
test.beforeAll(async () => {
  // Fetched once, the editor is part of every copy.
  await fetchEditor();
  server = await startDevServer("edit");
  await expect(() => fetch(server.editorUrl)).toPass(wait);
});
test.afterAll(() => server.stop());

test("a field that is filled and emptied leaves its file as it was", async ({
  page,
}) => {
  const file = join(server.folder, "content", landingFolder, `${id}.json`);
  const text = () => readFile(file, "utf8");
  const before = await text();
  await openForm(page, `${landingFolder}/entries/${id}`);
  await type(page, "Menu (optional)", "Another");
  await publish(page);
  await expect.poll(text, wait).toContain('"menu": "Another"');
  await type(page, "Menu (optional)", "");
  await publish(page);
  await expect.poll(text, wait).toBe(before);
});

test("a saved mistake shows beside the form until it is corrected", async ({
  page,
}) => {
  await openForm(page, `files/entries/${form?.name}`);
  await type(page, "Heading", "A <b>bold</b> word");
  await publish(page);
  const mistake = site(page).getByText("text without HTML").first();
  await expect(mistake).toBeVisible(wait);
  await page.reload();
  await expect(mistake).toBeVisible(wait);
  await type(page, "Heading", "A word");
  await publish(page);
  await expect(mistake).toBeHidden(wait);
  await expect(site(page).locator("h1")).toHaveText("A word", wait);
});

test("a field has the direction of its text", async ({ page }) => {
  await openForm(page, `files/entries/${form?.name}`);
  const heading = page.getByLabel("Heading", { exact: true }).first();
  await expect(heading).toHaveCSS("unicode-bidi", "plaintext", wait);
});

test("a duplicate of a landing page has the address of its tag", async ({
  page,
}) => {
  await openForm(page, `${landingFolder}/entries/${id}`);
  await page.getByRole("button", { name: "Published" }).click(wait);
  await page.getByText("Duplicate", { exact: true }).click();
  // The copied texts come some time after the new form.
  await expect(page).toHaveURL(/\/new\b/);
  await expect(page.getByText("Unsaved Changes")).toBeVisible(wait);
  // Of the banner, then of what search engines show.
  for (const group of [1, 0])
    await page.getByRole("button", { name: "Expand" }).nth(group).click();
  await type(page, "Tag", "Another Pagé");
  await type(page, "Title", "A title that no other page has");
  await type(
    page,
    "Description",
    `${"Some other words. ".repeat(5)}And these.`,
  );
  await publish(page);
  await expect(site(page).getByText("Another Pagé").first()).toBeVisible(wait);
  expect(page.frames().at(-1)?.url()).toBe(`${server.url}/another-page`);
});

test("nothing but the editor writes, and only in the content folder", async ({
  request,
}) => {
  const outside = await mkdtemp(join(tmpdir(), "outside-"));
  const linked = join(server.folder, "content/images/linked");
  await symlink(outside, linked);
  const save = async (path: string, headers = {}) => {
    const asset = { path, content: "PHN2Zy8+", encoding: "base64" };
    const options = { commitMessage: "none" };
    const params = { branch: "main", asset, options };
    const data = { action: "persistMedia", params };
    await request.post(`${server.editorUrl}/api/v1`, { data, headers });
    return existsSync(join(server.folder, "content", path));
  };
  expect(await save("images/by-the-editor.svg")).toBe(true);
  expect(await save("images/a.svg", { Host: "evil.example" })).toBe(false);
  expect(await save("images/b.svg", { "Content-Type": "text/plain" })).toBe(
    false,
  );
  expect(await save("../outside.svg")).toBe(false);
  expect(await save("images/linked/outside.svg")).toBe(false);
  await rm(linked);
  await rm(outside, { recursive: true });
});

async function openForm(page: Page, path: string) {
  await page.goto(`${server.editorUrl}/#/collections/${path}`);
  // It asks for nothing.
  await page.getByRole("button", { name: "Login" }).click(wait);
}

/** Types over a text by keyboard, since Decap sets the selection of its fields. */
async function type(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).first().click(wait);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Backspace");
  await page.keyboard.insertText(text);
}

async function publish(page: Page) {
  await page.getByRole("button", { name: "Publish" }).click(wait);
  await page.getByText("Publish now").click(wait);
}

/** The live page beside a form: Decap shows it in a frame of its own. */
function site(page: Page) {
  return page.frameLocator("iframe").frameLocator("iframe");
}
