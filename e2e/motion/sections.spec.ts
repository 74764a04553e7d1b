import { expect, type Page, test } from "playwright/test";
import { openPaused } from "@/e2e/support/animation";
import { landingPath, landings, openMenu } from "@/e2e/support/tested-pages";
import { openReady, urlPattern } from "@/e2e/support/visit";
import { copy } from "@/lib/content/load";

const links = copy.landingLinks;
const last = links.at(-1) ?? { label: "", section: "" };

test.skip(landings.length === 0, "there is no landing page");

function link(page: Page, label: string) {
  return page
    .getByRole("navigation", { name: copy.navigation.landing })
    .getByRole("link", { name: label, exact: true });
}

/** The labels of all links that are marked as the current section. */
function current(page: Page): Promise<string[]> {
  return page.locator('[aria-current="location"]').allTextContents();
}

function sectionTop(page: Page, id: string): Promise<number> {
  return page
    .locator(`#${id}`)
    .evaluate((section) => section.getBoundingClientRect().top);
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

async function expectAt(page: Page, { label, section }: typeof last) {
  await expect(page.locator(`#${section}`)).toBeFocused();
  const top = await sectionTop(page, section);
  expect(top).toBeGreaterThanOrEqual(60);
  expect(top).toBeLessThanOrEqual(90);
  await expect.poll(() => current(page)).toEqual([label]);
}

for (const { path } of landings)
  test(`every section link of ${path} scrolls there and Back returns`, {
    tag: path === landingPath ? [] : "@sweep",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openReady(page, path);
    for (const each of [...links].reverse()) {
      await link(page, each.label).click();
      await expect(page).toHaveURL(new RegExp(`${path}#${each.section}$`));
      await expectAt(page, each);
    }
    for (const _ of links) await page.goBack();
    await expect(page).toHaveURL(urlPattern(path));
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect.poll(() => current(page)).toEqual([links[0]?.label]);

    await page.evaluate(() => window.scrollTo(0, 1200));
    // By script, as Playwright's click would scroll the link into view first.
    await link(page, last.label).evaluate((a: HTMLElement) => a.click());
    await expectAt(page, last);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(1200);
  });

test("the scroll to a section takes a second", async ({ page }) => {
  await openPaused(page, landingPath, page.locator("h1"));
  for (const { label, section } of [last, ...links.slice(1, 2)]) {
    await link(page, label).click();
    await page.clock.runFor(500);
    const halfway = await scrolled(page);
    await page.clock.runFor(450);
    expect(Math.abs((await sectionTop(page, section)) - 84)).toBeGreaterThan(2);
    await page.clock.runFor(70);
    expect(await sectionTop(page, section)).toBeCloseTo(84, 0);
    expect(halfway).not.toBe(await scrolled(page));
  }
});

test("any input ends the scroll to a section", async ({ page }) => {
  await openPaused(page, landingPath, page.locator("h1"));
  await page.mouse.move(400, 500);
  const toEnd = page
    .getByRole("main")
    .locator(`a[href="#${last.section}"]`)
    .first();
  for (const [type, interrupt] of [
    ["wheel", () => page.mouse.wheel(0, 1)],
    ["keydown", () => page.keyboard.press("Shift")],
    ["pointerdown", () => page.mouse.down()],
  ] as const) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await toEnd.evaluate((button: HTMLElement) => button.click());
    await page.clock.runFor(300);
    // A wheel event reaches the page asynchronously.
    const event = await page.evaluateHandle((type) => {
      const received = new Promise((resolve) =>
        addEventListener(type, () => resolve(true), { once: true }),
      );
      return { received };
    }, type);
    await interrupt();
    await event.evaluate(({ received }) => received);
    await page.clock.runFor(100);
    const stopped = await scrolled(page);
    expect(stopped).toBeGreaterThan(0);
    await page.clock.runFor(2000);
    expect(Math.abs((await scrolled(page)) - stopped)).toBeLessThan(5);
    expect(await sectionTop(page, last.section)).toBeGreaterThan(1000);
  }
});

test("exactly one section is marked at every position", async ({ page }) => {
  await openReady(page, landingPath);
  const seen = await page.evaluate(async () => {
    const found: string[][] = [];
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (let y = 0; y <= end + 240; y += 240) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
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
  // A section without a link belongs to the one before it.
  expect(order).toEqual(links.map(({ label }) => label));
});

test("a section link in the drawer scrolls there", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openReady(page, landingPath);
  for (const each of [last, ...links.slice(1, 2)]) {
    await openMenu(page);
    await link(page, each.label).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectAt(page, each);
  }
});
