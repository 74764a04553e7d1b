import { expect, type Page, test } from "playwright/test";
import { findings, openSettled, pages } from "@/e2e/support/axe";
import { hydrate } from "@/e2e/support/console-guard";
import {
  failWith,
  fillIn,
  formOf,
  forms,
  sendButton,
  sendEmpty,
  toastsIn,
} from "@/e2e/support/enquiry";
import { contactUs, ui } from "@/lib/content/load";

const screens = { phone: 390, desktop: 1440 };

for (const [screen, width] of Object.entries(screens)) {
  test.describe(() => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of pages) {
      test(`${path} on a ${screen} has no finding, light and dark, from its top to its end`, async ({
        page,
      }) => {
        test.slow();
        await page.goto(`.${path}`);
        expect(await findings(page), "as it arrives").toEqual([]);
        await openSettled(page, path);
        expect(await findings(page), "scrolled through").toEqual([]);
        await inTheDark(page);
        expect(await findings(page), "in the dark").toEqual([]);
      });
    }
  });
}

for (const path of ["/", "/web-development"] as const) {
  test(`the open menu of ${path} has no finding`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`.${path}`);
    await page.getByRole("button", { name: ui.navigation.openMenu }).click();
    await expect(
      page.getByRole("dialog", { name: ui.navigation.menu }),
    ).toBeVisible();
    await expect.poll(() => findings(page)).toEqual([]);
    await inTheDark(page);
    expect(await findings(page)).toEqual([]);
  });
}

for (const kind of ["question", "project"] as const) {
  test(`the ${kind} form has no finding while it shows its errors, nor after a failure`, async ({
    page,
  }) => {
    await failWith(page, "The mailbox is full");
    await openSettled(page, forms[kind].path);
    const form = formOf(page, kind);
    await sendEmpty(form);
    expect(await findings(page), "errors").toEqual([]);
    await inTheDark(page);
    expect(await findings(page), "errors in the dark").toEqual([]);

    await fillIn(form, kind);
    await sendButton(form).click();
    await expect(toastsIn(page)).toContainText("The mailbox is full");
    expect(await findings(page), "notice in the dark").toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await findings(page), "notice").toEqual([]);
  });
}

test("every link that opens a new tab says so, and lets the new page reach nothing", async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(`.${path}`);
    const links = page.locator('a[target="_blank"]');
    for (const link of await links.all()) {
      await expect.soft(link).toHaveText(new RegExp(escaped(ui.newTab)));
      await expect.soft(link).toHaveAttribute("rel", /noopener|noreferrer/);
    }
  }
});

test("drawings are silent: each is hidden from assistive technology or has a name", async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(`.${path}`);
    const talking = await page
      .locator("svg:not([aria-hidden=true] *, [aria-hidden=true])")
      .evaluateAll((drawings) =>
        drawings
          .filter((drawing) => !drawing.getAttribute("aria-label"))
          .map((drawing) => drawing.outerHTML.slice(0, 120)),
      );
    expect.soft(talking, path).toEqual([]);
    await expect.soft(page.locator("img:not([alt])")).toHaveCount(0);
  }
});

test("the title tells each page from the others, also after going there by a link", async ({
  page,
}) => {
  await page.goto("./");
  await hydrate(page);
  const before = await page.title();
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Contact Us" })
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: contactUs.heading }),
  ).toBeFocused();
  await expect(page).not.toHaveTitle(before);
  await expect(page).toHaveTitle(contactUs.meta.title);
});

async function inTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: "dark" });
}

function escaped(text: string): string {
  return text.replace(/[()]/g, "\\$&");
}
