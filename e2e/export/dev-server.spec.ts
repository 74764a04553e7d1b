import { expect, test } from "playwright/test";
import { startDevServer } from "@/e2e/support/dev-server";
import { pageErrors } from "@/e2e/support/page-errors";
import { pages, unknownPage } from "@/e2e/support/tested-pages";

let server: Awaited<ReturnType<typeof startDevServer>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startDevServer();
});
test.afterAll(() => server.stop());

test("npm run dev shows every page", async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of pages)
    await test.step(path, async () => {
      const response = await page.goto(server.url + path);
      expect(response?.status()).toBe(path === unknownPage ? 404 : 200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  // The console reports the 404 of the unknown page as an error, and an unused preload as a warning.
  expect(await pageErrors(page, /status of 404|^warning/)).toEqual([]);
});
