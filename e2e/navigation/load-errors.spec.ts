import type { Page, Route } from "playwright/test";
import { formOf, forms, overlay, sendButton } from "@/e2e/support/enquiry";
import { hold } from "@/e2e/support/gate";
import { expect, test } from "@/e2e/support/mock-relay";
import { openHydrated, urlOf } from "@/e2e/support/visit";
import { codeTimeoutMs } from "@/lib/code-timeout";
import { copy, site } from "@/lib/content/load";
import { pathOf } from "@/lib/content/pages";

const { retry } = copy.pageError;
const { path } = forms.question;

const away = pathOf("about-us");
const pageCode = new RegExp(`${away}/page-[0-9a-f]+\\.js$`);

/** Follows a link of the main navigation, in a hydrated document that is marked, so that a full load would show. */
async function follow(page: Page, from: string, to: string) {
  await openHydrated(page, from);
  await page.evaluate(() => {
    document.documentElement.dataset.same = "";
  });
  await page.locator(`header nav a[href$="${to}"]`).click();
}

test("a page whose code does not come says so between header and footer, and loads again on demand", async ({
  page,
}) => {
  await page.route(pageCode, (route) => route.abort());
  await follow(page, path, away);
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { name: copy.pageError.heading });
  await expect(heading).toBeFocused();
  for (const shown of [
    main.getByRole("link", { name: site.phone.shown }),
    main.getByRole("link", { name: site.email }),
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("link", { name: copy.navigation.chat }),
  ])
    await expect(shown).toBeVisible();

  await page.unroute(pageCode);
  await page.getByRole("button", { name: retry }).click();
  await expect(heading).toHaveCount(0);
  await expect(page).toHaveURL(urlOf(away));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page whose code takes half a minute is not loaded in full", async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, pageCode);
  const data = page.waitForResponse(new RegExp(`${away}\\.txt`));
  await follow(page, path, away);
  await (await data).finished();
  await page.clock.fastForward(30_000);
  await expect(overlay(page)).toBeVisible();
  release();
  await expect(page).toHaveURL(urlOf(away));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-same");
  await expect(overlay(page)).toHaveCount(0);
});

test("a page whose code never comes says so after two minutes", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(pageCode, () => {});
  const asked = page.waitForRequest(pageCode);
  await follow(page, path, away);
  await asked;
  await page.clock.fastForward(codeTimeoutMs - 5_000);
  await expect(overlay(page)).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(
    page.getByRole("heading", { name: copy.pageError.heading }),
  ).toBeFocused();
});

const stylesheet = /\.css$/;

for (const [name, respond] of [
  ["is dropped", (route: Route) => route.abort("connectionreset")],
  ["is not found", (route: Route) => route.fulfill({ status: 404 })],
  ["never comes", () => {}],
] as const)
  test(`a page whose style sheet ${name} comes in full, with its styles`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(stylesheet, respond);
    const asked = page.waitForRequest(stylesheet);
    await follow(page, away, path);
    await asked;
    if (name === "never comes")
      for (const _ of ["half a minute", "a minute", "longer"])
        await page.clock.fastForward(30_000);
    await expect(page).toHaveURL(urlOf(path));
    await expect(page.locator("html")).not.toHaveAttribute("data-same");
    await expect(sendButton(formOf(page, "question"))).toBeVisible();
    // Without its styles these words would show.
    await expect(page.getByText(copy.form.noScript.heading)).toBeHidden();
  });
