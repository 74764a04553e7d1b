import { expect, type Locator, type Page, test } from "playwright/test";
import {
  expectThanks,
  field,
  forms,
  getForm,
  sendAndFail,
} from "@/e2e/support/enquiry";
import { openMenu, openSettled, pages } from "@/e2e/support/tested-pages";
import { copy, getRoute } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { listFields } from "@/lib/enquiry/form-fields";

const { navigation } = copy;
const contactLabel = getRoute("contact-us").navLabel ?? "";

for (const kind of ["question", "project"] as const) {
  test(`a ${kind} can be sent by the keyboard alone`, async ({ page }) => {
    await page.goto("./");
    if (kind === "question") {
      await tabTo(
        page,
        page.getByRole("banner").getByRole("link", { name: contactLabel }),
      );
    } else {
      await page.keyboard.press("Tab");
      await expect(
        page.getByRole("link", { name: copy.skipLink }),
      ).toBeFocused();
    }
    await page.keyboard.press("Enter");
    const form = getForm(page, kind);
    const [first, ...others] = listFields(kind, copy.form);
    await expect(
      form.getByRole("textbox").or(form.getByRole("combobox")),
    ).toHaveCount(others.length + 1);
    await tabTo(page, field(form, first?.id ?? ""));
    await page.keyboard.type(forms[kind].typed.name ?? "");
    for (const { id, choices } of others) {
      await page.keyboard.press("Tab");
      await expect(field(form, id)).toBeFocused();
      const enter = choices ? "type" : "insertText";
      await page.keyboard[enter](forms[kind].typed[id] ?? "");
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectThanks(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
}

for (const [width, colorScheme] of [
  [390, "light"],
  [1440, "dark"],
] as const)
  for (const path of pages)
    test(`on ${path}, ${width} pixels wide and ${colorScheme}, the focus is visible`, {
      tag: path === "/" && width === 390 ? [] : "@sweep",
    }, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await openSettled(page, path);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await unseenStops(page, "Tab", 150)).toEqual([]);
      if (width > 390) return;
      await openMenu(page);
      expect(await unseenStops(page, "Tab", 15)).toEqual([]);
    });

test("backwards the focus is never under the header", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openSettled(page, pagePath("services"));
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  expect(await unseenStops(page, "Shift+Tab", 40)).toEqual([]);
});

test("a toast covers no focus", { tag: "@sweep" }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await openSettled(page, forms.question.path);
  await sendAndFail(page, "question");
  await page.getByRole("link", { name: navigation.logoLabel }).focus();
  for (const key of ["Tab", "Shift+Tab"] as const)
    expect(`${await unseenStops(page, key, 80)}`).not.toContain("by a toast");
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement))
      return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${target}.`);
}

/** The next focus stops that a visitor would not see, up to the end of the page. */
async function unseenStops(
  page: Page,
  key: "Tab" | "Shift+Tab",
  most: number,
): Promise<string[]> {
  const unseen: string[] = [];
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(inspectFocus);
    if (!stop) break;
    if (stop.issue) unseen.push(`${stop.issue}: ${stop.name}`);
  }
  expect(stops).toBeGreaterThan(0);
  return unseen;
}

/** Runs in the page: the focused element, and why a visitor cannot see it. Null at the end of the page. */
async function inspectFocus() {
  // The page scrolls to the focus in the next frame or, on a busy machine, the one after.
  const currentTop = () => document.activeElement?.getBoundingClientRect().top;
  for (let before = Number.NaN; before !== currentTop(); ) {
    before = currentTop() ?? 0;
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise(requestAnimationFrame);
  }
  const element = document.querySelector(":focus");
  if (!element) return null;
  const label = element.getAttribute("aria-label") ?? element.textContent;
  // Wrapped text has one box per line.
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const { left, top, right, bottom } = box;
  const style = getComputedStyle(element);
  const width = Number.parseFloat(style.outlineWidth);
  const marked = style.outlineStyle !== "none" && width >= 2;
  const inWindow =
    bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  // Its centre and the middle of each side; corners may be round.
  const inset = 4;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [x, y],
    [left + inset, y],
    [right - inset, y],
    [x, top + inset],
    [x, bottom - inset],
  ] as const;
  const [cover] = points.flatMap(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    if (element.contains(hit) || hit?.contains(element)) return [];
    return hit?.closest("header, aside, [data-sonner-toast]") ?? [];
  });
  const issue = !marked
    ? "not marked"
    : !inWindow
      ? "outside the window"
      : cover
        ? `covered by ${cover.matches("[data-sonner-toast]") ? "a toast" : cover.tagName}`
        : "";
  return { name: (label ?? "").trim().slice(0, 60), issue };
}
