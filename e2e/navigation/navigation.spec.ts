import { expect, type Page, test } from "playwright/test";
import { openWithoutScript } from "@/e2e/support/animation";
import { getBox } from "@/e2e/support/boxes";
import { menuButton } from "@/e2e/support/tested-pages";
import { openReady, waitUntilReady } from "@/e2e/support/visit";
import { copy, landingPages, services, shell } from "@/lib/content/load";
import { mainRoutes, pagePath } from "@/lib/content/pages";
import { href } from "@/lib/site/with-base-path";

const narrow = { width: 390, height: 800 };

const drawer = (page: Page) =>
  page.getByRole("dialog", { name: copy.navigation.menu });

test("the menu marks only the page that is open", async ({ page }) => {
  for (const { path, navLabel } of mainRoutes.filter((one) => one.navLabel)) {
    await page.goto(`.${path}`);
    await expect(page.locator("header nav a[aria-current=page]")).toHaveText(
      navLabel ?? "",
    );
  }
  await page.goto(`.${pagePath("thankyou")}`);
  await expect(page.locator("header nav a[aria-current]")).toHaveCount(0);
});

test("a landing page that asks for it is in the menu, drawer and footer", async ({
  page,
}) => {
  const asking = landingPages.filter(({ content }) => content.menu);
  test.skip(asking.length === 0, "no landing page asks for a place");
  await page.goto("./");
  for (const part of ["header nav", "footer", "dialog nav"]) {
    const links = page.locator(`${part} a`);
    await expect(links).toContainText(shell.menu.map(({ label }) => label));
    for (const { path, content } of asking)
      await expect(links.getByText(content.menu ?? "")).toHaveAttribute(
        "href",
        href(path),
      );
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

test("the drawer works before any script and returns the focus", async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto("./");
  const close = drawer(page).getByRole("button", {
    name: copy.navigation.closeMenu,
  });
  for (const leave of [
    () => close.click(),
    () => page.mouse.click(8, 400),
    () => page.keyboard.press("Escape"),
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

test("the keyboard reaches nothing behind the open drawer", async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto("./");
  await menuButton(page).click();
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("Tab");
    // Between the last control and the first, the browser's own controls have the focus.
    const isBehind = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.activeElement?.closest("dialog"),
    );
    expect(isBehind).toBe(false);
  }
});

test("without light dismissal the drawer closes only at a click outside", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  await openReady(page, "/");
  await menuButton(page).click();
  await drawer(page).evaluate((dialog) => {
    dialog.removeAttribute("closedby");
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
  });
  const links = await getBox(drawer(page).getByRole("navigation"));
  const blank = { x: links.x + 40, y: links.y + links.height + 40 };
  await page.mouse.click(blank.x, blank.y);
  await expect(drawer(page)).toHaveJSProperty("open", true);
  await page.mouse.click(8, blank.y);
  await expect(drawer(page)).toBeHidden();
});

test("without command invokers the page's script opens the drawer", async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  const release = await openWithoutScript(page, "/");
  await page.evaluate(() => {
    for (const button of document.querySelectorAll("[commandfor=menu]"))
      button.setAttribute("command", "--unknown");
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
  });
  release();
  await waitUntilReady(page);
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await expect(page.locator("[aria-controls=menu]")).toHaveAttribute(
    "aria-expanded",
    "true",
  );
});

test("the menu's link to the open page scrolls to its top", async ({
  page,
}) => {
  const path = pagePath("services");
  await openReady(page, `${path}#${services.services.at(-1)?.id}`);
  await page.locator(`header nav a[href$="${path}"]`).click();
  await expect(page).toHaveURL((url) => url.hash === "");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
