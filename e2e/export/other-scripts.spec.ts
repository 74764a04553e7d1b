import { expect, type Locator, type Page, test } from "playwright/test";
import { pageErrors } from "@/e2e/support/page-errors";
import { axeViolations } from "@/e2e/support/tested-pages";
import { openReady } from "@/e2e/support/visit";
import { copy, getRoute, privacy } from "@/lib/content/load";
import { otherScripts } from "@/lib/site/other-scripts";
import { href } from "@/lib/site/with-base-path";

const { consent } = copy;
const asks = otherScripts.some(({ needsConsent }) => needsConsent);
test.skip(!asks || !consent, "no script of another site needs consent");
test.use({ storageState: { cookies: [], origins: [] } });
const { agree = "", refuse = "" } = consent ?? {};

const bar = (page: Page) => page.locator(".consent-bar");
const answer = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });

/** The requests to other sites, which get an empty script in return. */
let requested: string[];

test.beforeEach(async ({ page, baseURL }) => {
  requested = [];
  const { origin } = new URL(baseURL ?? "");
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
});

async function open(page: Page, path: string) {
  await openReady(page, path);
  const widget = page.locator("[data-island=other-scripts]");
  await expect(widget).toHaveAttribute("data-ready");
}

test("scripts of other sites wait until the visitor agrees, on each later page too", async ({
  page,
}) => {
  await open(page, "/");
  await expect(bar(page)).toBeVisible();
  expect(requested).toEqual([]);
  await answer(page, agree).click();
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => requested).not.toEqual([]);
  requested = [];
  await open(page, getRoute("services").path);
  await expect.poll(() => requested).not.toEqual([]);
  await expect(bar(page)).toBeHidden();
  expect(await pageErrors(page)).toEqual([]);
});

test("a refusal stays until the visitor changes it in the dialog on privacy, and back", async ({
  page,
}) => {
  await open(page, "/");
  await answer(page, refuse).click();
  await page.goto(href("/#privacy"));
  await page.reload();
  const dialog = page.getByRole("dialog", { name: privacy.heading });
  const yes = answer(dialog, agree);
  const no = answer(dialog, refuse);
  await expect(no).toHaveAttribute("aria-pressed", "true");
  expect(requested).toEqual([]);
  await yes.click();
  await expect(yes).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => requested).not.toEqual([]);
  const reloaded = page.waitForEvent("domcontentloaded");
  await no.click();
  await reloaded;
  requested = [];
  await expect(no).toHaveAttribute("aria-pressed", "true");
  await expect(bar(page)).toBeHidden();
  expect(requested).toEqual([]);
});

test("without storage each page asks again", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
  );
  await open(page, "/");
  await answer(page, refuse).click();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(bar(page)).toBeVisible();
});

test("the question covers neither what has the focus nor the end of the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/");
  const edge = (await bar(page).boundingBox())?.y ?? 0;
  await page.locator("footer a").last().focus();
  const covered = () =>
    page.evaluate((edge) => {
      const focused = document.activeElement?.getBoundingClientRect();
      return (focused?.bottom ?? Number.POSITIVE_INFINITY) > edge;
    }, edge);
  await expect.poll(covered).toBe(false);
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press("Shift+Tab");
    await expect.poll(covered).toBe(false);
  }
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the question and its answer break no rule of accessibility in ${colorScheme} colours`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, "/");
    await expect(bar(page)).toBeVisible();
    expect(await axeViolations(page, ".consent-bar")).toEqual([]);
    await page.goto(href("/#privacy"));
    const dialog = page.getByRole("dialog", { name: privacy.heading });
    await answer(dialog, refuse).click();
    expect(await axeViolations(page, "#privacy")).toEqual([]);
  });
