import { expectPagesInDev } from "@/e2e/support/dev-pages";
import { startDevServer } from "@/e2e/support/dev-server";
import { test } from "@/e2e/support/mock-relay";

test("npm run dev shows a page, and its script works", async ({ page }) => {
  test.setTimeout(600_000);
  await using server = await startDevServer();
  await expectPagesInDev(page, server.url, ["/"]);
});
