import { expect, type Page, test } from "playwright/test";
import { openAt, pauseClock } from "@/e2e/support/animation";
import { ui } from "@/lib/content/load";
import { routes } from "@/lib/routes";

const links = ui.landingLinks;
const landing = routes.filter(({ kind }) => kind === "landing");
const path = landing[0]?.path ?? "/";

function nav(page: Page) {
  return page.getByRole("navigation", { name: ui.navigation.landing });
}

function link(page: Page, label: string) {
  return nav(page).getByRole("link", { name: label, exact: true });
}

/** The links that say that their section is being read, in the whole page. */
function current(page: Page): Promise<string[]> {
  return page
    .locator('[aria-current="location"]')
    .evaluateAll((all) => all.map((a) => a.textContent ?? ""));
}

function topOf(page: Page, id: string): Promise<number> {
  return page
    .locator(`#${id}`)
    .evaluate((section) => section.getBoundingClientRect().top);
}

/** Waits for a click and until the page stands still after it, and returns how long that took. */
function timeFromClickToRest(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          "click",
          () => {
            const clicked = performance.now();
            let moved = 0;
            let last = window.scrollY;
            const frame = (now: number) => {
              if (window.scrollY !== last) moved = now;
              else if (moved && now - moved > 500) resolve(moved - clicked);
              last = window.scrollY;
              requestAnimationFrame(frame);
            };
            requestAnimationFrame(frame);
          },
          { capture: true, once: true },
        );
      }),
  );
}

for (const { path } of landing)
  test(`${path}: every link of the navigation leads to its section, named in the URL and focused`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openAt(page, path, page.locator("h1"));
    for (const { label, section } of [...links].reverse()) {
      await link(page, label).click();
      await expect(page).toHaveURL(new RegExp(`${path}#${section}$`));
      await expect(page.locator(`#${section}`)).toBeFocused();
      const top = await topOf(page, section);
      expect(top).toBeGreaterThanOrEqual(60);
      expect(top).toBeLessThanOrEqual(90);
      await expect.poll(() => current(page)).toEqual([label]);
    }
  });

test("the scroll to a section takes a second", async ({ page }) => {
  await page.clock.install();
  await openAt(page, path, page.locator("h1"));
  await pauseClock(page);
  for (const { label, section } of links.slice(1)) {
    await link(page, label).click();
    await page.clock.runFor(500);
    const halfway = await page.evaluate(() => window.scrollY);
    await page.clock.runFor(450);
    expect(Math.abs((await topOf(page, section)) - 84)).toBeGreaterThan(2);
    await page.clock.runFor(70);
    expect(await topOf(page, section)).toBeCloseTo(84, 0);
    expect(halfway).not.toBe(await page.evaluate(() => window.scrollY));
  }
});

test("a first click, before the page's script works, takes its second too", async ({
  page,
}) => {
  await page.goto(`.${path}`);
  const time = timeFromClickToRest(page);
  const { label } = links[1] ?? { label: "" };
  await link(page, label).click();
  expect(await time).toBeGreaterThan(950);
});

for (const [name, interrupt] of [
  ["the wheel", (page: Page) => page.mouse.wheel(0, 1)],
  ["a key", (page: Page) => page.keyboard.press("Shift")],
  ["a press", (page: Page) => page.mouse.down()],
  [
    "a touch",
    (page: Page) =>
      page.locator("body").dispatchEvent("touchstart", { touches: [] }),
  ],
] as const)
  test(`${name} ends the scroll to a section where it is`, async ({ page }) => {
    await page.clock.install();
    await openAt(page, path, page.locator("h1"));
    await pauseClock(page);
    await page.mouse.move(400, 500);
    const { section } = links.at(-1) ?? { section: "" };
    await page
      .locator("main")
      .locator(`a[href="#${section}"]`)
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await page.clock.runFor(300);
    await interrupt(page);
    await page.clock.runFor(100);
    const stopped = await page.evaluate(() => window.scrollY);
    expect(stopped).toBeGreaterThan(0);
    await page.clock.runFor(2000);
    expect(
      Math.abs((await page.evaluate(() => window.scrollY)) - stopped),
    ).toBeLessThan(5);
    expect(await topOf(page, section)).toBeGreaterThan(1000);
  });

test("exactly one section is being read, at every position and in their order", async ({
  page,
}) => {
  await openAt(page, path, page.locator("h1"));
  const seen = await page.evaluate(async () => {
    const found: string[][] = [];
    const frame = () =>
      new Promise((resolve) => requestAnimationFrame(resolve));
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (let y = 0; y <= end + 120; y += 120) {
      window.scrollTo(0, y);
      await frame();
      await frame();
      found.push(
        [...document.querySelectorAll('[aria-current="location"]')].map(
          (a) => a.textContent ?? "",
        ),
      );
    }
    return found;
  });
  for (const one of seen) expect(one).toHaveLength(1);
  const order = seen.flat().filter((label, i, all) => label !== all[i - 1]);
  expect(order).toEqual(links.map(({ label }) => label));
});

test("short sections take turns too, and a section that was asked for stays the current one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2400 });
  await openAt(page, path, page.locator("h1"));
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>(
      "#portfolio, #contact, footer",
    ))
      Object.assign(section.style, { height: "300px", overflow: "hidden" });
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { label } of links) {
    await link(page, label).click();
    await expect.poll(() => current(page)).toEqual([label]);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => current(page)).toEqual([links[0]?.label]);
});

for (const width of [1440, 390])
  test(`at ${width} px a URL with a section opens at that section`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const { section, label } of links.slice(1)) {
      await page.goto("about:blank");
      await page.goto(`.${path}#${section}`);
      await expect(page.locator(`#${section}`)).toBeFocused();
      const top = await topOf(page, section);
      expect(top).toBeGreaterThanOrEqual(60);
      expect(top).toBeLessThanOrEqual(90);
      await expect.poll(() => current(page)).toEqual([label]);
    }
  });

test("going back from a section leads to the top again", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAt(page, path, page.locator("h1"));
  const { label, section } = links.at(-1) ?? { label: "", section: "" };
  await link(page, label).click();
  await expect(page).toHaveURL(new RegExp(`#${section}$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => current(page)).toEqual([links[0]?.label]);
});

test("the drawer of narrow screens closes, leads to the section and marks it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAt(page, path, page.locator("h1"));
  for (const { label, section } of links.slice(1)) {
    await page.getByRole("button", { name: ui.navigation.openMenu }).click();
    await link(page, label).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.locator(`#${section}`)).toBeFocused();
    await expect.poll(() => current(page)).toEqual([label]);
  }
});

test("from one landing page to the other, the reading is followed in the new one", async ({
  page,
}) => {
  const [, other] = landing;
  if (!other) return;
  await openAt(page, path, page.locator("h1"));
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = location.pathname.replace(/[^/]+$/, to.slice(1));
    document.querySelector("main")?.append(link);
    link.click();
  }, other.path);
  await expect(page).toHaveURL(new RegExp(`${other.path}$`));
  await page.locator("#portfolio").evaluate((s) => s.scrollIntoView());
  await expect.poll(() => current(page)).toEqual(["Portfolio"]);
});
