import { expect, type Page, test } from "playwright/test";
import { openWithoutScript } from "@/e2e/support/animation";
import { getBox } from "@/e2e/support/boxes";
import { exportedPages, linksOf, textsOf } from "@/e2e/support/export";
import { menuButton } from "@/e2e/support/tested-pages";
import { openReady, waitUntilReady } from "@/e2e/support/visit";
import {
  copy,
  landingPages,
  routes,
  services,
  shell,
} from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { href } from "@/lib/site/with-base-path";

const narrow = { width: 390, height: 800 };

const drawer = (page: Page) =>
  page.getByRole("dialog", { name: copy.navigation.menu });

test("the menu marks only the page that is open", () => {
  const landing = landingPages.map(({ id }) => id);
  // A landing page has a menu of its own.
  for (const { path, file, $ } of exportedPages.filter(
    (page) => !landing.includes(page.id),
  )) {
    const marked = textsOf($("a[aria-current=page]"));
    const label = routes.find((route) => route.path === path)?.navLabel;
    // In the header and in the drawer.
    expect(marked, file).toEqual(label ? [label, label] : []);
  }
});

test("header, drawer and footer have the links of the menu in order", () => {
  for (const part of ["header", "dialog", "footer"]) {
    const links = linksOf("/", part);
    const menu = shell.menu.map((item) => [item.label, href(item.path)]);
    const labels = shell.menu.map(({ label }) => label);
    expect(links.filter(([text = ""]) => labels.includes(text))).toEqual(menu);
  }
});

test("a link to an anchor keeps the page and its query", async ({ page }) => {
  await page.clock.install();
  await openReady(page, "/?utm_source=mail");
  await page.evaluate(() => {
    Object.assign(window, { isSame: true });
    const link = document.createElement("a");
    link.href = `${location.pathname}#contact`;
    link.textContent = "To the form";
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "To the form" }).press("Enter");
  await expect(page).toHaveURL(/\?utm_source=mail#contact$/);
  await page.clock.fastForward(11_000);
  await expect(page.locator("#contact")).toBeFocused();
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("the drawer works before script and keeps the focus", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("./");
  const close = drawer(page).getByRole("button", {
    name: copy.navigation.closeMenu,
  });
  for (const leave of [
    () => close.click(),
    () => page.mouse.click(8, 400),
    async () => {
      for (let step = 0; step < 20; step++) {
        await page.keyboard.press("Tab");
        expect(await page.evaluate(isBehindDialog)).toBe(false);
      }
      await page.keyboard.press("Escape");
    },
  ]) {
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(page.locator("[aria-controls=menu]")).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await leave();
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  }
});

test("script stands in for invokers and light dismissal", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  await using site = await openWithoutScript(page, "/");
  await page.evaluate(() => {
    for (const button of document.querySelectorAll("[commandfor=menu]"))
      button.setAttribute("command", "--unknown");
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    document.querySelector("#menu")?.removeAttribute("closedby");
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
  });
  site.release();
  await waitUntilReady(page);
  await menuButton(page).click();
  await expect(page.locator("[aria-controls=menu]")).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  const links = await getBox(drawer(page).getByRole("navigation"));
  const blank = { x: links.x + 40, y: links.y + links.height + 40 };
  await page.mouse.click(blank.x, blank.y);
  await expect(drawer(page)).toHaveJSProperty("open", true);
  await page.mouse.click(8, blank.y);
  await expect(drawer(page)).toBeHidden();
});

test("the menu's link to the open page goes to its top", async ({ page }) => {
  const path = pagePath("services");
  await openReady(page, `${path}#${services.services.at(-1)?.id}`);
  await page.locator(`header nav a[href$="${path}"]`).click();
  await expect(page).toHaveURL((url) => url.hash === "");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

/** Between the last control and the first, the browser's own controls have the focus. */
function isBehindDialog() {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest("dialog");
}
