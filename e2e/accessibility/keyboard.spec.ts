import { expect, type Locator, type Page, test } from "playwright/test";
import { overlap } from "@/e2e/support/boxes";
import { field, formOf, forms, toastsIn } from "@/e2e/support/enquiry";
import { landingPath, openSettled, pages } from "@/e2e/support/pages";
import { contactUs, testimonials, ui } from "@/lib/content/load";
import { fieldsOf } from "@/lib/enquiry/fields";

const { navigation, carousel } = ui;

for (const kind of ["question", "project"] as const) {
  test(`from the address bar to a sent ${kind}, without a mouse`, async ({
    page,
  }) => {
    await page.goto("./");
    if (kind === "question") {
      await tabTo(
        page,
        page.getByRole("banner").getByRole("link", { name: "Contact Us" }),
      );
      await page.keyboard.press("Enter");
      await expect(
        page.getByRole("heading", { level: 1, name: contactUs.heading }),
      ).toBeFocused();
    } else {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: ui.skipLink })).toBeFocused();
      await page.keyboard.press("Enter");
    }
    const form = formOf(page, kind);
    const [first, ...others] = fieldsOf[kind];
    await tabTo(page, field(form, first ?? "name"));
    await page.keyboard.type(forms[kind].typed.name ?? "");
    for (const name of others) {
      await page.keyboard.press("Tab");
      await expect(field(form, name)).toBeFocused();
      await page.keyboard.insertText(forms[kind].typed[name] ?? "");
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/thankyou$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(toastsIn(page)).toContainText(ui.form.toasts.success);
  });
}

for (const path of pages) {
  test(`on ${path} what has the focus is seen: in the window, marked, under no bar and no button`, {
    tag: path === "/" ? [] : "@sweep",
  }, async ({ page }) => {
    test.slow();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await openSettled(page, path);
      await page.evaluate(() => scrollTo(0, 0));
      const unseen: string[] = [];
      for (let stops = 0; stops < 120; stops += 1) {
        await page.keyboard.press("Tab");
        const stop = await page.evaluate(lookAtFocus);
        if (!stop) break;
        if (stop.issue) unseen.push(`${stop.issue}: ${stop.name}`);
      }
      expect.soft(unseen, `${width} wide`).toEqual([]);
    }
  });
}

test("backwards through a page nothing with the focus hides under the header", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openSettled(page, "/services");
  await page.getByRole("link", { name: navigation.chat }).focus();
  const unseen: string[] = [];
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press("Shift+Tab");
    const stop = await page.evaluate(lookAtFocus);
    if (stop?.issue) unseen.push(`${stop.issue}: ${stop.name}`);
  }
  expect(unseen).toEqual([]);
});

test("a link of the drawer leads on by Enter, with the focus on the new heading", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./");
  await tabTo(page, page.getByRole("button", { name: navigation.openMenu }));
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: navigation.menu });
  await tabTo(page, drawer.getByRole("link", { name: "Contact Us" }));
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { level: 1, name: contactUs.heading }),
  ).toBeFocused();
  await expect(drawer).toBeHidden();
});

test("the testimonials go on by the keyboard, and rest once paused", async ({
  page,
}) => {
  test.skip(testimonials.testimonials.length < 3, "too few quotes to turn");
  await page.goto("./");
  const region = page.getByRole("region", { name: testimonials.heading });
  await tabTo(page, region.getByRole("button", { name: carousel.pause }));
  await page.keyboard.press("Enter");
  await expect(
    region.getByRole("button", { name: carousel.start }),
  ).toBeFocused();
  const before = Number(await region.getAttribute("data-selected"));
  const next = region.getByRole("button", { name: carousel.next });
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  const count = testimonials.testimonials.length;
  await expect(region).toHaveAttribute(
    "data-selected",
    String((before + 1) % count),
  );
  await expect(next).toBeFocused();
});

test("what a service includes opens and closes by the keyboard", async ({
  page,
}) => {
  await page.goto("./services");
  const article = page.getByRole("article").nth(1);
  await tabTo(page, article.locator("summary"));
  await page.keyboard.press("Enter");
  await expect(article.locator("details")).toHaveAttribute("open");
  await page.keyboard.press("Space");
  await expect(article.locator("details")).not.toHaveAttribute("open");
});

test("a section link of a landing page takes the keyboard there too", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`.${landingPath}`);
  const nav = page.getByRole("navigation", { name: navigation.landing });
  await tabTo(page, nav.getByRole("link", { name: "Contact Us" }));
  await page.keyboard.press("Enter");
  await expect(nav.locator("[aria-current=location]")).toHaveText("Contact Us");
  await page.keyboard.press("Tab");
  const focused = page.locator("#contact :focus");
  await expect(focused).toHaveCount(1);
});

test("the messaging button lies on no control that has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, "/");
  const form = formOf(page, "project");
  await form.getByRole("button", { name: ui.form.submit }).focus();
  const chat = page.getByRole("link", { name: navigation.chat });
  expect(await overlap(chat, page.locator(":focus"))).toBe(false);
});

/** Presses Tab until the target has the focus, as someone does who has no pointer. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement))
      return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${target}.`);
}

/** Runs in the page: what has the focus, and what keeps a visitor from seeing it. Nothing at the end of the page. */
function lookAtFocus(): { name: string; issue: string } | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = (
    element.getAttribute("aria-label") ??
    element.textContent ??
    ""
  ).trim();
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const marked =
    (style.outlineStyle !== "none" &&
      Number.parseFloat(style.outlineWidth) >= 2) ||
    style.boxShadow !== "none";
  const inWindow =
    bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  // The middle of it and of each of its sides; corners may be round.
  const inset = 4;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, (top + bottom) / 2],
    [right - inset, (top + bottom) / 2],
    [(left + right) / 2, top + inset],
    [(left + right) / 2, bottom - inset],
  ] as const;
  const covered = points.filter(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null &&
      !element.contains(hit) &&
      !hit.contains(element) &&
      hit.closest("header, aside, [data-sonner-toaster]") !== null
    );
  });
  const issue = !marked
    ? "not marked"
    : !inWindow
      ? "outside the window"
      : covered.length > 0
        ? "covered"
        : "";
  return { name: name.slice(0, 60), issue };
}
