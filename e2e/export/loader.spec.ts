import { expect, type Page, test } from "playwright/test";
import { gate } from "@/e2e/support/gate";
import {
  app,
  clicks,
  hydrated,
  openPage,
  origin,
} from "@/e2e/support/loader-fixture";

test.use({ hasTouch: true });

const tall = '<p>Top</p><input aria-label="Name"><div id="tall"></div>';
const link = '<a href="/services" id="link">Go</a>';
const menu =
  '<button type="button" id="menu" command="show-modal" commandfor="box">Menu</button>';
const never = new Promise(() => {});

/** Lets a page fetch all that it wants at rest. */
const atRest = (page: Page) => page.waitForLoadState("networkidle");

const follow = (page: Page) => page.getByRole("link", { name: "Go" }).click();

/** Replaces what the browser knows about its connection. */
function onConnection(page: Page, connection?: object) {
  return page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);
}

test("a page at rest fetches the framework's bytes after its first frame, and runs none of them", async ({
  page,
}) => {
  await page.addInitScript(() =>
    requestAnimationFrame(() => performance.mark("first frame")),
  );
  const requested = await openPage(page, tall);
  await expect.poll(() => requested).toContain(app);
  await atRest(page);
  const [frame, script] = await page.evaluate(
    (names) =>
      names.map((end) =>
        performance.getEntries().find(({ name }) => name.endsWith(end)),
      ),
    ["first frame", app],
  );
  expect(script?.startTime).toBeGreaterThan(frame?.startTime ?? Infinity);
  expect(await hydrated(page)).toBe(false);
});

test("a visitor who saves data fetches the bytes only when they are wanted", async ({
  page,
}) => {
  await onConnection(page, { saveData: true });
  const requested = await openPage(page, tall);
  await atRest(page);
  await page.goto(`${origin}/next`);
  await atRest(page);
  expect(requested).not.toContain(app);
  await page.mouse.move(20, 20);
  await expect.poll(() => hydrated(page)).toBe(true);
});

const intents: [string, (page: Page) => Promise<unknown>][] = [
  ["moving the pointer", (page) => page.mouse.move(30, 30)],
  ["pressing a key", (page) => page.keyboard.press("Shift")],
  ["touching", (page) => page.touchscreen.tap(5, 5)],
  ["entering a field", (page) => page.getByLabel("Name").focus()],
  [
    "scrolling",
    (page) =>
      page.locator("#tall").evaluate((element) => {
        element.style.height = "5000px";
        window.scrollTo(0, 500);
      }),
  ],
  [
    "going back to a path of before a reload",
    async (page) => {
      await page.evaluate(() => history.pushState(null, "", "/next"));
      await page.reload();
      await atRest(page);
      expect(await hydrated(page)).toBe(false);
      await page.goBack();
    },
  ],
];

for (const [name, act] of intents)
  test(`the framework starts on ${name}`, async ({ page }) => {
    await openPage(page, tall);
    await atRest(page);
    expect(await hydrated(page)).toBe(false);
    await act(page);
    await expect.poll(() => hydrated(page)).toBe(true);
  });

test("the framework starts at once when the URL has a fragment and when something was paused before", async ({
  page,
}) => {
  await openPage(page, tall, { path: "/#tall" });
  await expect.poll(() => hydrated(page)).toBe(true);

  await page.evaluate(() => sessionStorage.setItem("paused", "hero"));
  await openPage(page, tall);
  await expect.poll(() => hydrated(page)).toBe(true);
});

for (const [name, knowsCommands] of [
  ["is repeated a single time, when the page works", true],
  ["is kept by browsers that cannot open dialogs by themselves", false],
] as const)
  test(`an early click on a button ${name}`, async ({ page }) => {
    const { open, opened: held } = gate();
    if (!knowsCommands)
      await page.addInitScript(() =>
        Reflect.deleteProperty(
          HTMLButtonElement.prototype,
          "commandForElement",
        ),
      );
    const box = '<dialog id="box">Box</dialog>';
    const plain = menu.replace(/ command.*"box"/, "");
    await openPage(page, knowsCommands ? plain : menu + box, { held });
    await page.getByRole("button", { name: "Menu" }).click();
    open();
    await expect.poll(() => clicks(page)).toEqual(["menu"]);
  });

test("an early click on the menu opens it as soon as it is read, without the framework", async ({
  page,
}) => {
  await openPage(page, menu, { held: never });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.evaluate(() => {
    const dialog = document.createElement("dialog");
    dialog.id = "box";
    document.body.append(dialog);
  });
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("an early click in a widget that works later waits for that widget", async ({
  page,
}) => {
  await openPage(
    page,
    '<section data-island><button type="button" id="next">Next</button></section>',
  );
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => hydrated(page)).toBe(true);
  expect(await clicks(page)).toEqual([]);
  await page
    .locator("section")
    .evaluate((widget) => widget.setAttribute("data-ready", ""));
  await expect.poll(() => clicks(page)).toEqual(["next"]);
});

for (const [name, href] of [
  ["to another page", "/services"],
  ["within the page", "/#team"],
] as const)
  test(`a link ${name} is followed at once, though the framework never comes`, async ({
    page,
  }) => {
    const body = `<a href="${href}" id="link">Go</a><p id="team">Team</p>`;
    await openPage(page, body, { held: never });
    await follow(page);
    await page.waitForURL(origin + href);
  });

test("a press on a link does not start the framework", async ({ page }) => {
  await openPage(page, link);
  await atRest(page);
  await page.getByRole("link", { name: "Go" }).dispatchEvent("pointerdown");
  await page.getByRole("link", { name: "Go" }).focus();
  await atRest(page);
  expect(await hydrated(page)).toBe(false);
});

test("what the browser does by itself is not delayed: new tabs, other sites, dialogs", async ({
  page,
}) => {
  await openPage(
    page,
    `<a href="/x" target="_blank" rel="noopener">Tab</a>
     <a href="https://other.test/">Other</a><a href="tel:+910000000000">Call</a><a href="/x.pdf" download>File</a>
     <a href="/y">Page</a>${menu}<dialog id="box">Box</dialog>`,
    { held: never },
  );
  const left = await page.evaluate(() => {
    const names: string[] = [];
    const note = (event: Event) => {
      names.push((event.target as HTMLElement).textContent ?? "");
      event.preventDefault();
    };
    document.addEventListener("click", note);
    for (const control of document.querySelectorAll<HTMLElement>("a, button"))
      control.click();
    document.querySelector('a[href="/y"]')?.dispatchEvent(
      new MouseEvent("click", {
        bubbles: true,
        cancelable: true,
        ctrlKey: true,
      }),
    );
    return names;
  });
  expect(left).toEqual([
    "Tab",
    "Other",
    "Call",
    "File",
    "Page",
    "Menu",
    "Page",
  ]);
});

/** Waits until the framework's scripts were put into the page. */
const tried = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.scripts.length))
    .toBeGreaterThan(2);

test("a page older than the deployment reloads itself a single time", async ({
  page,
}) => {
  const script = { status: 404, body: "" };
  const requested = await openPage(page, tall, { script });
  await atRest(page);
  const reloaded = page.waitForEvent("load");
  await page.mouse.move(10, 10);
  await reloaded;
  await atRest(page);
  const before = requested.filter((path) => path === "/").length;
  await page.mouse.move(40, 40);
  await tried(page);
  await atRest(page);
  expect(requested.filter((path) => path === "/")).toHaveLength(before);
});

for (const [name, script] of [
  ["is gone", { status: 404, body: "" }],
  ["fails", { status: 500, body: "" }],
  [
    "was changed on its way",
    { body: "document.documentElement.dataset.hydrated = ''" },
  ],
] as const)
  test(`where the framework ${name}, typed text stays, nothing runs, and links are links`, async ({
    page,
  }) => {
    const requested = await openPage(page, tall + link, { script });
    await page.getByLabel("Name").fill("Asha");
    await tried(page);
    await atRest(page);
    expect(await hydrated(page)).toBe(false);
    await expect(page.getByLabel("Name")).toHaveValue("Asha");
    expect(requested.filter((path) => path === "/")).toHaveLength(1);
    await follow(page);
    await page.waitForURL(`${origin}/services`);
  });

test("every spelling of a path is shown as its canonical one, without an entry more in the history", async ({
  page,
}) => {
  await openPage(page, "<p>Page</p>");
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
    await page.goto(origin + given);
    expect(page.url()).toBe(origin + shown);
    entries += 1;
    expect(await page.evaluate(() => history.length)).toBe(entries);
  }
});
