import { expect, type Page, test } from "playwright/test";
import { contactUs, services, ui } from "@/lib/content/load";
import { routes } from "@/lib/routes";

const mainPages = routes.filter((route) => "navLabel" in route);

test("the menu leads through the main pages without loading a new document, each at its top with the focus on its heading", async ({
  page,
}) => {
  await page.goto("/");
  await awake(page);
  await markDocument(page);
  for (const route of [...mainPages.slice(1), mainPages[0]]) {
    if (!route) continue;
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await openMenuIfNarrow(page);
    await page
      .locator("nav:visible")
      .getByRole("link", { name: route.navLabel, exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${route.path}$`));
    await expect(page.locator("h1")).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(
      page.locator("nav[aria-label] a[aria-current=page]").first(),
    ).toHaveText(route.navLabel);
  }
  expect(await documentIsMarked(page)).toBe(true);
});

test("going back also ends at the top", async ({ page }) => {
  await page.goto("/services");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await markDocument(page);
  await page
    .locator("main")
    .getByRole("link", { name: "Contact Us" })
    .last()
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: contactUs.heading }),
  ).toBeFocused();
  await page.goBack();
  await expect(
    page.getByRole("heading", { level: 1, name: services.heading }),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("going back after a reload shows the page of the URL without a touch", async ({
  page,
}) => {
  await page.goto("/services");
  // Only a route change leaves two pages in one document; a link pressed too early may become a plain page load.
  await awake(page);
  await page
    .locator("main")
    .getByRole("link", { name: "Contact Us" })
    .last()
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: contactUs.heading }),
  ).toBeFocused();
  await page.reload();
  await page.goBack();
  await expect(
    page.getByRole("heading", { level: 1, name: services.heading }),
  ).toBeVisible();
});

test("a link to a service opens that service", async ({ page }) => {
  await page.goto("/");
  const service = services.services.find(
    (candidate) => !candidate.landingPageLink && !candidate.productLink,
  );
  if (!service) throw new Error("No service without a page of its own.");
  await page
    .locator("main")
    .getByRole("link", { name: service.title })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/services#${service.id}$`));
  const article = page.locator(`article#${service.id}`);
  await expect(article).toBeInViewport();
  await expect(article.getByText(service.detailContent.fit)).toBeVisible();
});

test("page data that never comes still ends on the right page", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  await awake(page);
  await page.route(/contact-us.*\.txt/, () => {});
  await openMenuIfNarrow(page);
  await page
    .locator("nav:visible")
    .getByRole("link", { name: "Contact Us", exact: true })
    .click();
  await expect(page.getByRole("status", { name: ui.loading })).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(
    page.getByRole("heading", { level: 1, name: contactUs.heading }),
  ).toBeVisible();
});

test("page data that fails ends on the right page", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.route(/contact-us.*\.txt/, (route) =>
    route.fulfill({ status: 500, body: "no" }),
  );
  await openMenuIfNarrow(page);
  await page
    .locator("nav:visible")
    .getByRole("link", { name: "Contact Us", exact: true })
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: contactUs.heading }),
  ).toBeVisible();
});

/** Away from the contact page and reloaded, so that going back has to fetch its data. */
async function leaveContactPage(page: Page) {
  await page.goto("/contact-us");
  await awake(page);
  await openMenuIfNarrow(page);
  await page
    .locator("nav:visible")
    .getByRole("link", { name: "Services", exact: true })
    .click();
  await expect(page).toHaveURL(/\/services$/);
  await page.reload();
  await awake(page);
}

test("going back to a page whose data is slow shows the loading fallback until the page is there", async ({
  page,
}) => {
  await leaveContactPage(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/contact-us.*\.txt/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goBack();
  const fallback = page.getByRole("status", { name: ui.loading });
  await expect(fallback).toBeVisible();
  release();
  await expect(
    page.getByRole("heading", { level: 1, name: contactUs.heading }),
  ).toBeFocused();
  await expect(fallback).toHaveCount(0);
});

test("going back to a page whose data never comes still ends on that page", async ({
  page,
}) => {
  await page.clock.install();
  await leaveContactPage(page);
  await page.route(/contact-us.*\.txt/, () => {});
  await page.goBack();
  await expect(page).toHaveURL(/contact-us$/);
  await page.clock.fastForward(11_000);
  await expect(
    page.getByRole("heading", { level: 1, name: contactUs.heading }),
  ).toBeVisible();
});

test("a link to an anchor of this page leaves the page alone, whatever the address bar carries", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/?utm_source=mail");
  await awake(page);
  await markDocument(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/#contact";
    link.textContent = "To the form";
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "To the form" }).press("Enter");
  await expect(page).toHaveURL(/\?utm_source=mail#contact$/);
  await page.clock.fastForward(11_000);
  await expect(page.locator("#contact")).toBeFocused();
  expect(await documentIsMarked(page)).toBe(true);
});

test("going back with the drawer open closes it and goes to the page's heading", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/services");
  await awake(page);
  await openMenuIfNarrow(page);
  const drawer = page.getByRole("dialog", { name: ui.navigation.menu });
  await drawer.getByRole("link", { name: "Contact Us", exact: true }).click();
  await expect(page.locator("h1")).toBeFocused();
  await openMenuIfNarrow(page);
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(
    page.getByRole("heading", { level: 1, name: services.heading }),
  ).toBeFocused();
});

test("the drawer opens before any script has run, keeps the focus and gives it back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const opener = page.getByRole("button", { name: ui.navigation.openMenu });
  await opener.click();
  const drawer = page.getByRole("dialog", { name: ui.navigation.menu });
  await expect(drawer).toBeVisible();
  await expect(page.locator("[aria-controls=menu]")).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () => document.activeElement?.closest("dialog") !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
});

test("the drawer closes on its button, on the backdrop and on a link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const opener = page.getByRole("button", { name: ui.navigation.openMenu });
  const drawer = page.getByRole("dialog", { name: ui.navigation.menu });
  await opener.click();
  await drawer.getByRole("button", { name: ui.navigation.closeMenu }).click();
  await expect(drawer).toBeHidden();
  await opener.click();
  await page.mouse.click(8, 400);
  await expect(drawer).toBeHidden();
  await opener.click();
  await drawer.getByRole("link", { name: "Services", exact: true }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(drawer).toBeHidden();
});

/** Script waits for the visitor's first interaction; until then links work as plain links. */
async function awake(page: Page) {
  await page.keyboard.press("Shift");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

async function openMenuIfNarrow(page: Page) {
  const opener = page.getByRole("button", { name: ui.navigation.openMenu });
  if (await opener.isVisible()) await opener.click();
}

async function markDocument(page: Page) {
  await page.evaluate(() =>
    document.documentElement.setAttribute("data-same-document", ""),
  );
}

async function documentIsMarked(page: Page) {
  return page.evaluate(() =>
    document.documentElement.hasAttribute("data-same-document"),
  );
}
