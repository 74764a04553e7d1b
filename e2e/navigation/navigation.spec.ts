import { expect, type Page, test } from "playwright/test";
import { openWithoutFramework } from "@/e2e/support/animation";
import { boxOf } from "@/e2e/support/boxes";
import { overlay } from "@/e2e/support/enquiry";
import { hold } from "@/e2e/support/gate";
import { hydrate, openHydrated, urlOf } from "@/e2e/support/visit";
import { contactUs, copy, services } from "@/lib/content/load";
import { menu, pathOf } from "@/lib/content/pages";

const contact = pathOf("contact-us");
const contactData = new RegExp(`${contact}.*\\.txt`);
const narrow = { width: 390, height: 800 };

const headingOf = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name });
const opener = (page: Page) =>
  page.getByRole("button", { name: copy.navigation.openMenu });
const drawer = (page: Page) =>
  page.getByRole("dialog", { name: copy.navigation.menu });

/** A click in the navigation, which narrow screens have in the drawer. */
async function follow(page: Page, path: string) {
  if (await opener(page).isVisible()) await opener(page).click();
  const label = menu.find((item) => item.path === path)?.label;
  await page
    .locator("nav:visible")
    .getByRole("link", { name: label, exact: true })
    .click();
}

/** Marks the document; the returned function tells whether it is still there. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  return () => page.evaluate(() => "isSame" in window);
}

async function expectTop(page: Page) {
  await expect(page.locator("h1")).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

test("the menu leads through the main pages in one document, with the focus on each heading @phone", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const isSame = await markDocument(page);
  for (const { path, label } of [...menu, ...menu].slice(1, 5)) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await follow(page, path);
    await expect(page).toHaveURL(urlOf(path));
    await expectTop(page);
    await expect(
      page.locator("nav[aria-label] a[aria-current=page]").first(),
    ).toHaveText(label);
  }
  expect(await isSame()).toBe(true);
});

test("going back ends at the top, and after a reload shows the page of the URL without a touch", async ({
  page,
}) => {
  // Only a route change leaves two pages in one document; a link pressed too early may become a plain page load.
  await openHydrated(page, pathOf("services"));
  await page.evaluate(() => window.scrollTo(0, 1200));
  const toContact = page.locator(`main a[href$="${contact}"]`).last();
  await toContact.click();
  await expect(headingOf(page, contactUs.heading)).toBeFocused();
  await page.goBack();
  await expect(headingOf(page, services.heading)).toBeVisible();
  await expectTop(page);
  await page.goForward();
  await expect(headingOf(page, contactUs.heading)).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(headingOf(page, services.heading)).toBeVisible();
});

test("a link to a service opens that service", async ({ page }) => {
  await page.goto("./");
  const service = services.services.find(
    (candidate) => !candidate.landingPageLink && !candidate.productLink,
  );
  if (!service) throw new Error("No service without a page of its own.");
  await page
    .getByRole("main")
    .getByRole("link", { name: service.title })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/services#${service.id}$`));
  const article = page.locator(`article#${service.id}`);
  await expect(article).toBeInViewport();
  await expect(article.getByText(service.detailContent.fit)).toBeVisible();
});

test("page data that fails ends on the right page", async ({ page }) => {
  await openHydrated(page, "/");
  await page.route(contactData, (route) =>
    route.fulfill({ status: 500, body: "no" }),
  );
  await follow(page, contact);
  await expect(headingOf(page, contactUs.heading)).toBeVisible();
});

/** Away from the contact page and reloaded, so that going back has to fetch its data. */
async function leaveContactPage(page: Page) {
  await openHydrated(page, contact);
  await follow(page, pathOf("services"));
  await expect(headingOf(page, services.heading)).toBeFocused();
  await page.reload();
  await hydrate(page);
}

for (const [way, open, go] of [
  [
    "a link",
    (page: Page) => openHydrated(page, "/"),
    (page: Page) => follow(page, contact),
  ],
  ["Back", leaveContactPage, (page: Page) => page.goBack()],
] as const) {
  test(`by ${way} a page whose data is slow shows the loading fallback until it is there`, async ({
    page,
  }) => {
    await open(page);
    const release = await hold(page, contactData);
    await go(page);
    await expect(overlay(page)).toBeVisible();
    release();
    await expect(headingOf(page, contactUs.heading)).toBeFocused();
    await expect(overlay(page)).toHaveCount(0);
  });

  test(`by ${way} a page whose data never comes is reached all the same`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    await page.route(contactData, () => {});
    await go(page);
    await expect(overlay(page)).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(headingOf(page, contactUs.heading)).toBeVisible();
  });
}

test("a link to an anchor of this page leaves the page alone, whatever the address bar carries", async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, "/?utm_source=mail");
  const isSame = await markDocument(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = `${location.pathname}#contact`;
    link.textContent = "To the form";
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "To the form" }).press("Enter");
  await expect(page).toHaveURL(/\?utm_source=mail#contact$/);
  await page.clock.fastForward(11_000);
  await expect(page.locator("#contact")).toBeFocused();
  expect(await isSame()).toBe(true);
});

test("going back with the drawer open closes it and goes to the page's heading", async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await openHydrated(page, pathOf("services"));
  await follow(page, contact);
  await expect(page.locator("h1")).toBeFocused();
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(headingOf(page, services.heading)).toBeFocused();
});

test("the drawer opens before any script has run, and closed in any way gives the focus back @phone", async ({
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
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(page.locator("[aria-controls=menu]")).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await leave();
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  }
});

test("the keyboard reaches nothing behind the drawer until a link leads on", async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto("./");
  await opener(page).click();
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("Tab");
    // Between the last control and the first, the browser's own controls have their turn.
    const isBehind = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.activeElement?.closest("dialog"),
    );
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press("Escape");
  await follow(page, pathOf("services"));
  await expect(page).toHaveURL(urlOf(pathOf("services")));
  await expect(drawer(page)).toBeHidden();
});

test("where the browser knows no light dismissal, the drawer closes at a press beside it only", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  await openHydrated(page, "/");
  await opener(page).click();
  await drawer(page).evaluate((dialog) => {
    dialog.removeAttribute("closedby");
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
  });
  const links = await boxOf(drawer(page).getByRole("navigation"));
  const blank = { x: links.x + 40, y: links.y + links.height + 40 };
  await page.mouse.click(blank.x, blank.y);
  await expect(drawer(page)).toHaveJSProperty("open", true);
  await page.mouse.click(8, blank.y);
  await expect(drawer(page)).toBeHidden();
});

test("where the browser knows no command invokers, the drawer opens by an early press as soon as the framework is there", async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  const release = await openWithoutFramework(page, "/");
  await page.evaluate(() => {
    for (const button of document.querySelectorAll("[commandfor=menu]"))
      button.setAttribute("command", "--unknown");
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
  });
  await opener(page).click();
  release();
  await expect(drawer(page)).toBeVisible();
  await expect(page.locator("[aria-controls=menu]")).toHaveAttribute(
    "aria-expanded",
    "true",
  );
});

test("the menu's link to the open page leads to its top", async ({ page }) => {
  const service = services.services.at(-1);
  await openHydrated(page, `${pathOf("services")}#${service?.id}`);
  await follow(page, pathOf("services"));
  await expect(page).toHaveURL((url) => url.hash === "");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the menu's link to the open page takes back a change of page under way", async ({
  page,
}) => {
  await openHydrated(page, pathOf("services"));
  const release = await hold(page, contactData);
  await follow(page, contact);
  await follow(page, pathOf("services"));
  const response = page.waitForResponse(contactData);
  release();
  await response;
  await expect(headingOf(page, contactUs.heading)).toHaveCount(0);
  await expect(page).toHaveURL(urlOf(pathOf("services")));
});
