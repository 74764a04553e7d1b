import { expect, type Locator, type Page, test } from "playwright/test";
import { getBox } from "@/e2e/support/boxes";
import { forms, sendAndFail, toastsIn } from "@/e2e/support/enquiry";
import { openMenu, openSettled, pages } from "@/e2e/support/tested-pages";
import { copy } from "@/lib/content/load";

/** The safe-area insets of a phone with a notch and a gesture bar. */
const upright = {
  viewport: { width: 393, height: 852 },
  insets: { top: 59, right: 0, bottom: 34, left: 0 },
};
const onItsSide = {
  viewport: { width: 852, height: 393 },
  insets: { top: 0, right: 59, bottom: 21, left: 59 },
};

type Insets = typeof upright.insets;

for (const [held, { viewport, insets }] of Object.entries({
  upright,
  onItsSide,
}))
  test(`all fixed controls are clear of the notch (${held})`, {
    // `npm test` holds the phone on its side for the pages below.
    tag: held === "upright" ? [] : "@sweep",
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openSettled(page, forms.question.path);
    const bar = page.getByRole("banner");
    const logo = bar.getByRole("link", { name: copy.navigation.logoLabel });
    const menu = bar.getByRole("button", { name: copy.navigation.openMenu });
    const chat = await page.getByRole("complementary").getByRole("link").all();
    await page.evaluate(() => scrollTo(0, 0));
    const before = await getBox(logo);
    await setSafeArea(page, insets);
    for (const control of [logo, menu, ...chat])
      await expectInside(page, control, insets);
    expect((await getBox(logo)).y - before.y).toBeCloseTo(insets.top, 0);
    expect((await getBox(bar)).y).toBe(0);
    const skip = page.getByRole("link", { name: copy.skipLink });
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expectInside(page, skip, insets);

    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expectInside(page, menu, insets);
    const drawer = await openMenu(page);
    for (const control of await drawer.locator("a[href], button").all()) {
      await control.focus();
      await expectInside(page, control, insets);
    }
    await page.keyboard.press("Escape");
    await sendAndFail(page, "question");
    await expectInside(page, toastsIn(page), insets);
    for (const control of chat) await expectInside(page, control, insets);
  });

for (const path of pages)
  test(`with a phone on its side ${path} is clear of the notch`, {
    tag: path === "/" ? [] : "@sweep",
  }, async ({ page }) => {
    const { viewport, insets } = onItsSide;
    await page.setViewportSize(viewport);
    await setSafeArea(page, insets);
    await openSettled(page, path);
    expect(await insideSideInsets(page, insets)).toEqual([]);
  });

async function setSafeArea(page: Page, insets: Insets) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
}

/** Retries while menus and toasts move into the viewport. */
async function expectInside(page: Page, target: Locator, insets: Insets) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect(async () => {
    const box = await getBox(target);
    expect(box.x).toBeGreaterThanOrEqual(insets.left - 0.5);
    expect(box.y).toBeGreaterThanOrEqual(insets.top - 0.5);
    expect(box.x + box.width).toBeLessThanOrEqual(width - insets.right + 0.5);
    expect(box.y + box.height).toBeLessThanOrEqual(
      height - insets.bottom + 0.5,
    );
  }).toPass({ timeout: 5000 });
}

/** Text and controls that reach into the left or right inset, other than rows that scroll sideways. */
function insideSideInsets(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ left, right }) => {
    const skipped =
      "svg, script, style, dialog, .visually-hidden, [aria-hidden=true], [data-row], [data-runs], a[href='#main']";
    const free = [left - 0.5, innerWidth - right + 0.5] as const;
    const reachesOut = (box: DOMRect, bearing: number) =>
      box.width > 0 &&
      (box.left < free[0] - bearing || box.right > free[1] + bearing);
    const controls = [
      ...document.querySelectorAll("a[href], button, summary, input, textarea"),
    ].filter((control) => !control.closest("main > * > nav"));
    const texts = [...document.body.querySelectorAll("*")].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3),
    );
    return [...controls, ...texts]
      .filter((element) => !element.closest(skipped))
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        if (element.matches("a, button, input, textarea"))
          return reachesOut(element.getBoundingClientRect(), 0);
        const range = document.createRange();
        range.selectNodeContents(element);
        // Large text is shifted left by its side bearing, so that its glyphs align.
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        return reachesOut(range.getBoundingClientRect(), size * 0.05);
      })
      .map((element) => element.outerHTML.slice(0, 100));
  }, insets);
}
