import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { freePort } from "@/lib/dev/preview/ports";

/** Inside the project and without a lock file, so that the dev server finds its packages in the folder above. */
const copy = resolve(".cache", "editing");
const file = join(copy, "content", "landing-pages", "web-development.json");

let server: ChildProcess;
let url: string;

test.beforeAll(async () => {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  const names = "app components content lib public next.config.ts package.json";
  for (const name of [...names.split(" "), "tsconfig.json"]) {
    await cp(name, join(copy, name), { recursive: true });
  }
  await cp(".cache/images.json", join(copy, ".cache", "images.json"));
  const port = await freePort(3190, () => {});
  url = `http://localhost:${port}/web-development`;
  const next = resolve("node_modules", "next", "dist", "bin", "next");
  server = spawn(process.execPath, [next, "dev", "-p", String(port)], {
    cwd: copy,
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "development" },
  });
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 120_000,
      },
    )
    .toBe(200);
});

test.afterAll(async () => {
  server.kill();
  await rm(copy, { recursive: true, force: true });
});

test("a saved text shows at once, where the editor reads", async ({ page }) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await open(page);
  await page.getByRole("heading", { name: "Our Selected Projects" }).hover();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);

  const saved = Date.now();
  await save('"Our Selected Projects"', '"Our Chosen Projects"');
  await expect(
    page.getByRole("heading", { name: "Our Chosen Projects" }),
  ).toBeVisible({ timeout: 15_000 });
  console.log(`Seen ${Date.now() - saved} ms after it was saved.`);

  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(loads).toBe(1);
});

test("an error shows in plain words, and is gone when it is fixed", async ({
  page,
}) => {
  await open(page);

  await save('"Websites that earn their keep",', '"Websites that earn"');
  const words = page.getByText("a comma between two entries").first();
  await expect(words).toBeVisible({ timeout: 15_000 });

  await save('"Websites that earn"', '"Websites that pay",');
  await expect(
    page.getByRole("heading", { name: "Websites that pay" }),
  ).toBeVisible({ timeout: 15_000 });
  await expect(words).toBeHidden();
});

/** The page hears of saved files by a socket of the dev server. */
async function open(page: Page): Promise<void> {
  const socket = page.waitForEvent("websocket");
  await page.goto(url);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await socket;
}

async function save(written: string, typed: string): Promise<void> {
  const text = await readFile(file, "utf8");
  expect(text).toContain(written);
  await writeFile(file, text.replace(written, typed));
}
