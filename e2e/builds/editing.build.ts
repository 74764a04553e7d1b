import { type ChildProcess, spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import getPort from "get-port";
import { expect, type Page, test } from "playwright/test";
import { landingPages } from "@/lib/content/load";
import { copyProject } from "@/lib/dev/project-copy";

const [landing] = landingPages;
if (!landing) throw new Error("There is no landing page to edit.");
const { path, content } = landing;
const { heading } = content.portfolio;
const headingOf = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true });
const wait = { timeout: 60_000 };

let copy: Awaited<ReturnType<typeof copyProject>>;
let server: ChildProcess;
let url: string;

test.beforeAll(async () => {
  copy = await copyProject({ parent: resolve(".cache") });
  const port = await getPort();
  url = `http://localhost:${port}${path}`;
  server = spawn("npm", ["run", "dev", "--", "-p", String(port)], {
    cwd: copy.folder,
    detached: true,
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "development" },
  });
  const status = () =>
    fetch(url).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(status, { timeout: 300_000 }).toBe(200);
});

test.afterAll(async () => {
  if (server.pid) process.kill(-server.pid);
  await copy.remove();
});

test("a saved text shows at once, where the editor reads", async ({ page }) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await open(page);
  await headingOf(page, heading).hover();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);

  await save(`"${heading}"`, '"Another heading"');
  await expect(headingOf(page, "Another heading")).toBeVisible(wait);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(loads).toBe(1);
});

test("an error shows in plain words, and is gone when it is fixed", async ({
  page,
}) => {
  const { heading } = content.banner;
  await open(page);
  await save(`"${heading}",`, `"${heading}"`);
  const words = page.getByText("comma expected").first();
  await expect(words).toBeVisible(wait);

  await save(`"${heading}"`, '"A heading without error",');
  await expect(headingOf(page, "A heading without error")).toBeVisible(wait);
  await expect(words).toBeHidden();
});

/** The page hears of saved files by a socket of the dev server. */
async function open(page: Page): Promise<void> {
  const socket = page.waitForEvent("websocket");
  await page.goto(url);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "", wait);
  await socket;
}

async function save(written: string, typed: string): Promise<void> {
  const file = join(copy.folder, "content", "landing-pages", `${path}.json`);
  const text = await readFile(file, "utf8");
  expect(text).toContain(written);
  await writeFile(file, text.replace(written, typed));
}
