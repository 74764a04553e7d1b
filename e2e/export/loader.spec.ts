import { expect, type Page, test } from "playwright/test";
import {
  clicks,
  font,
  hydrated,
  origin,
  servePage,
} from "@/e2e/support/loader-fixture";

test.use({ hasTouch: true });

const script = "/_next/static/app.js";
const tall = '<p>Top</p><input aria-label="Name"><div id="tall"></div>';

/** A gate that a test opens when the framework may arrive. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

async function settled(page: Page) {
  await page.waitForLoadState("networkidle");
}

test("a page at rest fetches the framework's bytes but runs none of them", async ({
  page,
}) => {
  const requested = await servePage(page, tall);
  await page.goto(origin);
  await expect.poll(() => requested).toContain(script);
  await settled(page);
  expect(await hydrated(page)).toBe(false);
});

test("nothing is fetched ahead before the first frame is drawn", async ({
  page,
}) => {
  await page.addInitScript(() =>
    requestAnimationFrame(() => performance.mark("first frame")),
  );
  await servePage(page, tall);
  await page.goto(origin);
  const startOf = (ending: string) =>
    page.evaluate(
      (ending) =>
        performance.getEntries().find(({ name }) => name.endsWith(ending))
          ?.startTime ?? 0,
      ending,
    );
  await expect.poll(() => startOf("first frame")).toBeGreaterThan(0);
  await expect
    .poll(() => startOf(script))
    .toBeGreaterThan(await startOf("first frame"));
});

test("a visitor who saves data gets the bytes only when they are wanted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
    });
  });
  const requested = await servePage(page, tall);
  await page.goto(origin);
  await settled(page);
  expect(requested).not.toContain(script);
  await page.mouse.move(20, 20);
  await expect.poll(() => hydrated(page)).toBe(true);
});

test("the font is fetched with the page on a quick connection", async ({
  page,
}) => {
  await onConnection(page, { rtt: 50 });
  const requested = await servePage(page, tall);
  await page.goto(origin);
  await expect.poll(() => requested).toContain(font);
});

test("a browser that does not know its connection fetches the font with the page", async ({
  page,
}) => {
  await onConnection(page, undefined);
  const requested = await servePage(page, tall);
  await page.goto(origin);
  await expect.poll(() => requested).toContain(font);
});

test("on a slow connection the first view is laid out without the font, and the next one finds it in the browser", async ({
  page,
}) => {
  const declared = () => page.evaluate(() => document.fonts.size);
  await onConnection(page, { rtt: 300 });
  const requested = await servePage(page, tall);
  await page.goto(origin);
  await expect.poll(() => requested).toContain(font);
  expect(requested.indexOf(font)).toBeGreaterThan(requested.indexOf(script));
  expect(await declared()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => localStorage.length))
    .toBeGreaterThan(0);
  await page.goto(`${origin}/next`);
  expect(await declared()).toBe(1);
});

test("a font that never came is not waited for by the next view either", async ({
  page,
}) => {
  await onConnection(page, { rtt: 300 });
  await servePage(page, tall);
  await page.route(origin + font, () => {});
  const wanted = page.waitForRequest(origin + font);
  await page.goto(origin);
  await wanted;
  await page.goto(`${origin}/next`);
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
});

test("a visitor who saves data on a slow connection never fetches the font", async ({
  page,
}) => {
  await onConnection(page, { rtt: 300, saveData: true });
  const requested = await servePage(page, tall);
  await page.goto(origin);
  await settled(page);
  await page.goto(`${origin}/next`);
  await settled(page);
  expect(requested).not.toContain(font);
});

/** Replaces what the browser knows about its connection. */
function onConnection(
  page: Page,
  connection: { rtt: number; saveData?: boolean } | undefined,
) {
  return page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);
}

const intents: [string, (page: Page) => Promise<unknown>][] = [
  ["moving the pointer", (page) => page.mouse.move(30, 30)],
  ["pressing a key", (page) => page.keyboard.press("Shift")],
  ["touching", (page) => page.touchscreen.tap(5, 5)],
  ["entering a field", (page) => page.getByLabel("Name").focus()],
  [
    "scrolling",
    (page) =>
      page.evaluate(() => {
        const tall = document.getElementById("tall") as HTMLElement;
        tall.style.height = "5000px";
        window.scrollTo(0, 500);
      }),
  ],
  [
    "going back to a path of before a reload",
    async (page) => {
      await page.evaluate(() => history.pushState(null, "", "/next"));
      await page.reload();
      await settled(page);
      expect(await hydrated(page)).toBe(false);
      await page.goBack();
    },
  ],
];

for (const [name, act] of intents)
  test(`the framework starts on ${name}`, async ({ page }) => {
    await servePage(page, tall);
    await page.goto(origin);
    await settled(page);
    expect(await hydrated(page)).toBe(false);
    await act(page);
    await expect.poll(() => hydrated(page)).toBe(true);
  });

test("the framework starts at once when the URL has a fragment", async ({
  page,
}) => {
  await servePage(page, tall);
  await page.goto(`${origin}/#tall`);
  await expect.poll(() => hydrated(page)).toBe(true);
});

test("a widget in view that moves by itself starts the framework, one further down does not", async ({
  page,
}) => {
  await servePage(page, "<div data-visible>Slides</div>");
  await page.goto(origin);
  await expect.poll(() => hydrated(page)).toBe(true);

  await page.unroute(`${origin}/**`);
  const lines = "<p>Line</p>".repeat(200);
  await servePage(page, `${lines}<div data-visible>Slides</div>`);
  await page.goto(origin);
  await settled(page);
  expect(await hydrated(page)).toBe(false);
});

test("an early click is repeated a single time, when the page works", async ({
  page,
}) => {
  const { open, opened } = gate();
  await servePage(page, '<button type="button" id="menu">Menu</button>', {
    beforeScript: () => opened,
  });
  await page.goto(origin, { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Menu" }).click();
  open();
  await expect.poll(() => clicks(page)).toEqual(["menu"]);
});

test("an early click on the menu is kept by browsers that cannot open dialogs by themselves", async ({
  page,
}) => {
  const { open, opened } = gate();
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
  });
  await servePage(
    page,
    '<button type="button" id="menu" command="show-modal" commandfor="box">Menu</button><dialog id="box">Box</dialog>',
    { beforeScript: () => opened },
  );
  await page.goto(origin, { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Menu" }).click();
  open();
  await expect.poll(() => clicks(page)).toEqual(["menu"]);
});

test("an early click on the menu opens it as soon as it is read, without the framework", async ({
  page,
}) => {
  await servePage(
    page,
    '<button type="button" command="show-modal" commandfor="box">Menu</button>',
    { beforeScript: () => new Promise(() => {}) },
  );
  await page.goto(origin, { waitUntil: "domcontentloaded" });
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
  await servePage(
    page,
    '<section data-island><button type="button" id="next">Next</button></section>',
  );
  await page.goto(origin);
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => hydrated(page)).toBe(true);
  expect(await clicks(page)).toEqual([]);
  await page
    .locator("section")
    .evaluate((widget) => widget.setAttribute("data-ready", ""));
  await expect.poll(() => clicks(page)).toEqual(["next"]);
});

test("an early click on a link becomes a route change when the page works in time", async ({
  page,
}) => {
  const requested = await servePage(
    page,
    '<a href="/services" id="link">Go</a>',
  );
  await page.goto(origin);
  await settled(page);
  await page.getByRole("link", { name: "Go" }).click();
  await expect.poll(() => clicks(page)).toEqual(["link"]);
  expect(requested).not.toContain("/services");
});

test("an early click on a link loads the page when the framework takes too long", async ({
  page,
}) => {
  await servePage(page, '<a href="/services">Go</a>', {
    beforeScript: () => new Promise(() => {}),
  });
  await page.goto(origin, { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Go" }).click();
  await page.waitForURL(`${origin}/services`);
});

test("what the browser does by itself is not delayed: new tabs, other sites, dialogs", async ({
  page,
}) => {
  const { opened } = gate();
  await servePage(
    page,
    `<a href="/x" target="_blank" rel="noopener">Tab</a>
     <a href="https://other.test/">Other</a><a href="tel:+910000000000">Call</a><a href="/x.pdf" download>File</a>
     <a href="/y">Plain</a>
     <button type="button" command="show-modal" commandfor="box">Open</button><dialog id="box">Box</dialog>`,
    { beforeScript: () => opened },
  );
  await page.goto(origin, { waitUntil: "domcontentloaded" });
  const left = await page.evaluate(() => {
    const names: string[] = [];
    const note = (event: Event) => {
      names.push((event.target as HTMLElement).textContent ?? "");
      event.preventDefault();
    };
    document.addEventListener("click", note);
    for (const control of document.querySelectorAll<HTMLElement>("a, button"))
      control.click();
    const plain = document.querySelector<HTMLElement>('a[href="/y"]');
    plain?.dispatchEvent(
      new MouseEvent("click", {
        bubbles: true,
        cancelable: true,
        ctrlKey: true,
      }),
    );
    document.removeEventListener("click", note);
    return names;
  });
  expect(left).toEqual(["Tab", "Other", "Call", "File", "Open", "Plain"]);
});

const anchor = `<a href="#team" id="link">Go</a><p id="team">Team</p>`;

test("an early click on a link within the page is left to the page's own scrolling", async ({
  page,
}) => {
  await servePage(page, anchor);
  await page.goto(origin);
  await page.getByRole("link", { name: "Go" }).click();
  await expect.poll(() => clicks(page)).toEqual(["link"]);
});

test("an early click on a link within the page jumps there when the framework takes too long", async ({
  page,
}) => {
  await servePage(page, anchor, { beforeScript: () => new Promise(() => {}) });
  await page.goto(origin, { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Go" }).click();
  await page.waitForURL(`${origin}/#team`);
});

test("a page on which something was paused before starts at once", async ({
  page,
}) => {
  await servePage(page, "<p>Page</p>");
  await page.goto(origin);
  await page.evaluate(() => sessionStorage.setItem("paused", "landing"));
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
});

const form = `<form data-guard data-island method="post">
  <input aria-label="Name" name="name"><button formaction="mailto:a@site.test">Send</button></form>`;

test("an early submission stays on the page and is left to the form to send", async ({
  page,
}) => {
  const requested = await servePage(page, form);
  await page.goto(origin);
  await page.getByLabel("Name").fill("Asha");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("form")).toHaveAttribute("data-early", "1");
  expect(page.url()).toBe(`${origin}/`);
  expect(requested.filter((path) => path === "/")).toHaveLength(1);
});

test("a form that still does not work ten seconds after a submission becomes one e-mail", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Only an event that the loader does not stop reaches the window.
    window.addEventListener("submit", (event) => {
      const sent = event.target as HTMLFormElement;
      event.preventDefault();
      sent.dataset.sent = `${sent.dataset.sent ?? ""}x`;
    });
  });
  await page.clock.install();
  await servePage(page, form);
  await page.goto(origin);
  await page.getByRole("button", { name: "Send" }).click();
  await page.clock.runFor(9_000);
  await expect(page.locator("form")).not.toHaveAttribute("data-sent");
  await page.clock.runFor(2_000);
  await expect(page.locator("form")).toHaveAttribute("data-sent", "x");
  await page.clock.runFor(20_000);
  await expect(page.locator("form")).toHaveAttribute("data-sent", "x");
});

test("text typed before the form works is marked, so that the form can check it", async ({
  page,
}) => {
  await servePage(page, form);
  await page.goto(origin);
  await page.getByLabel("Name").fill("Asha");
  await expect(page.getByLabel("Name")).toHaveAttribute("data-typed");
});

test("a page older than the deployment reloads itself a single time", async ({
  page,
}) => {
  const requested = await servePage(page, tall, {
    script: { status: 404, body: "" },
  });
  await page.goto(origin);
  await settled(page);
  const reloaded = page.waitForEvent("load");
  await page.mouse.move(10, 10);
  await reloaded;
  await settled(page);
  const before = requested.filter((path) => path === "/").length;
  await page.mouse.move(40, 40);
  await expect
    .poll(() => page.evaluate(() => document.scripts.length))
    .toBeGreaterThan(2);
  await settled(page);
  expect(requested.filter((path) => path === "/")).toHaveLength(before);
});

test("a page with typed text never reloads itself", async ({ page }) => {
  const requested = await servePage(page, tall, {
    script: { status: 404, body: "" },
  });
  await page.goto(origin);
  await page.getByLabel("Name").fill("Asha");
  await expect
    .poll(() => page.evaluate(() => document.scripts.length))
    .toBeGreaterThan(2);
  await settled(page);
  await expect(page.getByLabel("Name")).toHaveValue("Asha");
  expect(requested.filter((path) => path === "/")).toHaveLength(1);
});

test("a script whose content was changed does not run", async ({ page }) => {
  await servePage(page, tall, {
    script: { body: "document.documentElement.dataset.hydrated = ''" },
  });
  await page.goto(origin);
  await page.getByLabel("Name").fill("Asha");
  await expect
    .poll(() => page.evaluate(() => document.scripts.length))
    .toBeGreaterThan(2);
  await settled(page);
  expect(await hydrated(page)).toBe(false);
});

test("links work as links after the framework failed to load", async ({
  page,
}) => {
  await servePage(page, `${tall}<a href="/services">Go</a>`, {
    script: { status: 500, body: "" },
  });
  await page.goto(origin);
  await page.getByLabel("Name").fill("Asha");
  await page.getByRole("link", { name: "Go" }).click();
  await page.waitForURL(`${origin}/services`);
});

test("the details of an anchor are open, also when the fragment comes later", async ({
  page,
}) => {
  const article = (id: string) =>
    `<article id="${id}"><details><summary>${id}</summary><p>About ${id}</p></details></article>`;
  await servePage(page, article("cloud") + article("games"));
  await page.goto(`${origin}/#games`);
  await expect(page.getByText("About games")).toBeVisible();
  await expect(page.getByText("About cloud")).toBeHidden();
  await page.evaluate(() => {
    location.hash = "cloud";
  });
  await expect(page.getByText("About cloud")).toBeVisible();
});

for (const [given, shown] of [
  ["/", "/"],
  ["/index.html", "/"],
  ["/services", "/services"],
  ["/services/", "/services"],
  ["/services.html", "/services"],
  ["/services/index.html?a=1&b=/#team", "/services?a=1&b=/#team"],
  ["//services//", "//services"],
])
  test(`the path ${given} is shown as ${shown}`, async ({ page }) => {
    await servePage(page, "<p>Page</p>");
    await page.goto(origin + given);
    expect(page.url()).toBe(origin + shown);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });

for (const [name, probe] of [
  ["markup", "document.body.innerHTML = '<b>x</b>'"],
  ["a script of another site", "assign('https://other.test/x.js')"],
  ["a script from outside of the framework's folder", "assign('/upload/x.js')"],
  [
    "a script that climbs out of the framework's folder",
    "assign('/_next/static/../../x.js')",
  ],
  ["a second policy", "trustedTypes.createPolicy('mine', {})"],
])
  test(`${name} from an injection is blocked`, async ({ page }) => {
    const source = `
      const assign = (src) => { document.createElement("script").src = src; };
      try { ${probe}; document.title = "passed"; } catch { document.title = "blocked"; }`;
    await servePage(page, tall, { source });
    await page.goto(origin);
    await page.mouse.move(10, 10);
    await expect(page).toHaveTitle("blocked");
  });
