import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { startDevServer } from "@/e2e/support/dev-server";
import { landingPages } from "@/lib/content/load";
import { landingFolder } from "@/lib/content/pages";
import { editorConfig } from "@/lib/edit/config";
import { editorFile } from "@/lib/edit/editor-file";

/** Enough for a busy machine: the dev server compiles each page at its first request, and the editor is 5 MB of script. */
const wait = { timeout: 300_000 };

const isHeading = ({ name }: { name: string }) => name === "heading";
const form = editorConfig("")
  .collections.flatMap((one) =>
    "files" in one && one.name === "pages" ? one.files : [],
  )
  .find(({ fields }) => fields.some(isHeading));
if (!form) throw new Error("No page has a heading of its own.");
const { name, file } = form;

let server: Awaited<ReturnType<typeof startDevServer>>;
test.beforeAll(async () => {
  // Fetched once, the editor is part of every copy.
  await editorFile();
  server = await startDevServer("edit");
});
test.afterAll(() => server.stop());

test("a changed heading is checked, saved and shown", async ({ page }) => {
  await openForm(page, `pages/entries/${name}`);
  await field(page, "Heading").fill("Another  heading", wait);
  await publish(page);
  await expect(
    preview(page).getByText("one space between words, not two"),
  ).toBeVisible(wait);
  const site = await page.context().newPage();
  await expect(async () => {
    await site.goto(`${server.url}/${name}`);
    await expect(site.locator("h1")).toHaveText("Another heading");
  }).toPass(wait);
});

test("an error leads to its field until it is corrected", async ({ page }) => {
  await openForm(page, `pages/entries/${name}`);
  const before = await readFile(join(server.folder, file), "utf8");
  const title = field(page, "Title");
  await page.getByRole("button", { name: "Expand" }).first().click(wait);
  const right = await title.inputValue();
  await title.fill(`<b>${right}`);
  await page.getByRole("button", { name: "Collapse" }).first().click();
  await expect(title).toBeHidden();

  await publish(page);
  await expect(title).toBeFocused(wait);
  const reason = preview(page).getByText(
    /^Nothing was saved\.[\s\S]* > Title\s/,
  );
  await expect(reason).toBeVisible();
  expect(await readFile(join(server.folder, file), "utf8")).toBe(before);

  await title.fill(right.replace(" ", "  "));
  await publish(page);
  await expect(reason).toBeHidden(wait);
});

test("a form keeps the keyboard while its page loads", async ({ page }) => {
  // The URL of this page names the section, which a page of its own would focus.
  await openForm(page, "shared/entries/statistics");
  const heading = field(page, "Heading");
  await heading.click(wait);
  await expect(site(page).locator("html[data-ready]")).toBeAttached(wait);
  await page.keyboard.type("Typed later");
  await expect(heading).toHaveValue(/Typed later/);

  await page.getByRole("button").last().focus();
  await page.keyboard.press("Tab");
  const hasFocus = () => document.hasFocus();
  expect(await site(page).locator("body").evaluate(hasFocus)).toBe(false);
});

test("a new landing page is shown when it is built", async ({ page }) => {
  const errors: string[] = [];
  page.on("response", (response) => {
    if (response.request().isNavigationRequest() && !response.ok())
      errors.push(response.url());
  });
  const [landing] = landingPages;
  await openForm(page, `${landingFolder}/entries/${landing?.id}`);
  await page.getByRole("button", { name: "Published" }).click(wait);
  await page.getByText("Duplicate", { exact: true }).click();
  // Only a new page can be given a path. The copied texts come some time after the new form.
  await expect(page).toHaveURL(/\/new\b/);
  await expect(page.getByText("Unsaved Changes")).toBeVisible(wait);
  await field(page, "Path").fill("another-page");
  await page.getByRole("button", { name: "Expand" }).first().click();
  await field(page, "Title").fill("A title that no other page has");
  const description = field(page, "Description");
  await description.fill(`Another one. ${await description.inputValue()}`);
  await publish(page);
  await expect(site(page).locator("html[data-ready]")).toBeAttached(wait);
  expect(page.frames().at(-1)?.url()).toBe(`${server.url}/another-page`);
  expect(errors).toEqual([]);
});

async function openForm(page: Page, path: string) {
  await page.goto(`${server.editorUrl}/#/collections/${path}`);
}

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true }).first();
}

/** What stands beside a form: issues, and the page in a frame. */
function preview(page: Page) {
  return page.frameLocator("iframe");
}

function site(page: Page) {
  return preview(page).frameLocator("iframe");
}

async function publish(page: Page) {
  await page
    .getByRole("button", { name: /^Publish/ })
    .first()
    .click(wait);
  await page.getByText("Publish now").click(wait);
}
