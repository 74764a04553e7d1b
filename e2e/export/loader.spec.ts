import { expect, type Page, type Route, test } from "playwright/test";
import { field, forms, getForm } from "@/e2e/support/enquiry";
import { out } from "@/e2e/support/export";
import { urlPattern } from "@/e2e/support/visit";
import { copy } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";

test.use({ hasTouch: true });

/** A page with a field, and nothing in the first viewport that starts the framework by itself. */
const { path } = forms.question;
const code = /\/_next\/static\/chunks\/.+\.js$/;

async function openIdle(page: Page) {
  await page.goto(`.${path}`);
  await page.waitForLoadState("networkidle");
}

const nameField = (page: Page) => field(getForm(page, "question"), "name");
const linkAway = (page: Page) =>
  page.locator(`header nav a[href$="${pagePath("services")}"]`);

function expectHydrated(page: Page) {
  return expect(page.locator("html")).toHaveAttribute("data-ready");
}

/** Once every request of the page has ended. */
async function expectNotHydrated(page: Page) {
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html")).not.toHaveAttribute("data-ready");
}

test("an idle page fetches the framework after its first frame and does not run it", async ({
  page,
}) => {
  await page.addInitScript(() =>
    requestAnimationFrame(() => performance.mark("first frame")),
  );
  await openIdle(page);
  const { frame, fetched } = await page.evaluate(() => ({
    frame: performance.getEntriesByName("first frame")[0],
    fetched: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js")),
  }));
  expect(fetched.length).toBeGreaterThan(0);
  for (const { startTime } of fetched)
    expect(startTime).toBeGreaterThan(frame?.startTime ?? Infinity);
  await expectNotHydrated(page);
});

test("with data saving the framework is fetched on interaction", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
    }),
  );
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await openIdle(page);
  expect(requested.filter((url) => code.test(url))).toEqual([]);
  await page.mouse.move(20, 20);
  await expectHydrated(page);
});

const interactions: [string, (page: Page) => Promise<unknown>][] = [
  ["moving the pointer", (page) => page.mouse.move(30, 30)],
  ["pressing a key", (page) => page.keyboard.press("Shift")],
  ["touching", (page) => page.touchscreen.tap(5, 300)],
  ["entering a field", (page) => nameField(page).focus()],
  ["scrolling", (page) => page.evaluate(() => scrollTo(0, 500))],
];

for (const [name, act] of interactions)
  test(`the framework starts on ${name}`, async ({ page }) => {
    await openIdle(page);
    await expectNotHydrated(page);
    await act(page);
    await expectHydrated(page);
  });

test("the menu's button opens a drawer that arrives later", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route(code, () => {});
  await page.goto(`.${path}`);
  const drawer = page.getByRole("dialog", { name: copy.navigation.menu });
  const menu = await page.locator("dialog[id=menu]").elementHandle();
  await menu?.evaluate((dialog) => dialog.remove());
  await page.getByRole("button", { name: copy.navigation.openMenu }).click();
  await menu?.evaluate((dialog) => document.body.append(dialog));
  await expect(drawer).toBeVisible();
});

test("a click on a link does not start the framework", async ({ page }) => {
  await openIdle(page);
  await linkAway(page).dispatchEvent("pointerdown");
  await linkAway(page).focus();
  await expectNotHydrated(page);
});

test("a page older than the deployment reloads itself once", async ({
  page,
}) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await openIdle(page);
  await page.mouse.move(10, 10);
  await expect.poll(() => loads).toBe(2);
  await page.mouse.move(40, 40);
  await expectNotHydrated(page);
  expect(loads).toBe(2);
});

const failures: [string, (route: Route) => Promise<void>][] = [
  ["is gone", (route) => route.fulfill({ status: 404 })],
  [
    "was changed on its way",
    (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "document.documentElement.dataset.hydrated = ''",
      }),
  ],
];

for (const [name, respond] of failures)
  test(`where the framework ${name}, the page still works`, async ({
    page,
  }) => {
    await page.route(code, respond);
    await openIdle(page);
    const failed = page.waitForRequest(code);
    await nameField(page).fill("Asha");
    await failed;
    await expectNotHydrated(page);
    await expect(nameField(page)).toHaveValue("Asha");
    await linkAway(page).click();
    await page.waitForURL(urlPattern(pagePath("services")));
  });

test("every spelling of a path is shown as its canonical one", async ({
  page,
}) => {
  const origin = "https://site.test";
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: `${out}/404.html` }),
  );
  // The framework's files never arrive, so that only the loader runs.
  await page.route(`${origin}/_next/**`, () => {});
  await page.goto(origin, { waitUntil: "domcontentloaded" });
  let entries = await page.evaluate(() => history.length);
  for (const [given, shown] of [
    ["/services", "/services"],
    ["/index.html", "/"],
    ["/services/", "/services"],
    ["/", "/"],
    ["/services.html", "/services"],
    ["//services//", "//services"],
    ["/services/index.html?a=1&b=/#team", "/services?a=1&b=/#team"],
  ] as const) {
    await page.goto(origin + given, { waitUntil: "domcontentloaded" });
    expect(page.url()).toBe(origin + shown);
    entries += 1;
    expect(await page.evaluate(() => history.length)).toBe(entries);
  }
});
