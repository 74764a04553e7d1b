import { expect, type Page } from "playwright/test";
import { openWithoutScript } from "@/e2e/support/animation";
import { expectedMail, forms } from "@/e2e/support/enquiry";
import { readExported } from "@/e2e/support/export";
import { foreignChanges } from "@/e2e/support/foreign-changes";
import { test } from "@/e2e/support/mock-relay";
import { startSite } from "@/e2e/support/site-on-port";
import { hasCarousel, openMenu } from "@/e2e/support/tested-pages";
import { urlPattern, waitUntilReady } from "@/e2e/support/visit";
import { copy } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import type { FieldName } from "@/lib/enquiry/form-fields";
import { htmlFile } from "@/lib/publish/export/build";
import { href } from "@/lib/site/with-base-path";

const kind = "question";
const { path, typed } = forms[kind];

/** The form whatever its labels say. */
const form = (page: Page) => page.locator("form");
const control = (page: Page, name: FieldName) =>
  form(page).locator(`[name=${name}]`);
const send = (page: Page) => form(page).locator("[type=submit]");

const expectFormReady = (page: Page) =>
  expect(page.locator("[data-island=form]")).toHaveAttribute("data-ready");

async function applyChanges(page: Page) {
  for (const change of foreignChanges) await page.evaluate(...change);
}

/** What hosts and content networks take out of the HTML, or put into it. */
const changeHtml = (html: string) =>
  html
    .replace(/(?<= [\w-]+=)"([\w/.#-]+)"(?=[ >])/g, "$1")
    .replace(/>\s+</g, "><")
    .replace(/(?<= data-[\w-]+)=""/g, "")
    .replace(/<(div|p|section|li|form|label)\b/g, "<!-- cached --><$1");

/** What must be the same after the page's script has started: others' marks, all text, and the look of the page. */
function state(page: Page) {
  return page.evaluate(() => {
    const look = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) return;
      const { backgroundColor, fontFamily } = getComputedStyle(element);
      return { backgroundColor, fontFamily };
    };
    return {
      // The question before scripts of other sites has a copy at the lower edge.
      marks: document.querySelectorAll("[data-foreign]:not(.consent-bar *)")
        .length,
      text: document.querySelector("main")?.textContent,
      body: look("body"),
      header: look("header"),
      button: look("[type=submit]"),
    };
  });
}

async function fillIn(page: Page) {
  for (const [name, value] of Object.entries(typed))
    await control(page, name as FieldName).fill(value);
}

/** Shows the errors of the empty form, fills it in and sends it. */
async function expectFormWorks(page: Page) {
  await send(page).click();
  await expect(control(page, "name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(copy.form.errors.nameRequired)).toBeVisible();
  await fillIn(page);
  await expect(control(page, "name")).not.toHaveAttribute("aria-invalid");
  await send(page).click();
  await expect(page).toHaveURL(urlPattern(pagePath("thankyou")));
}

test("what others change before the start stays", async ({ page, relay }) => {
  await using site = await openWithoutScript(page, path);
  await applyChanges(page);
  const before = await state(page);
  expect(before.marks).toBeGreaterThan(0);
  site.release();
  await waitUntilReady(page);
  await page.mouse.move(30, 30);
  await expectFormReady(page);
  expect(await state(page)).toEqual(before);
  await expectFormWorks(page);
  expect(relay.mails).toEqual([expectedMail(kind)]);
  expect(await page.pageErrors({ filter: "all" })).toEqual([]);
});

test("what others change after the start stays", async ({ page, relay }) => {
  await page.goto(`.${path}`);
  await expectFormReady(page);
  await control(page, "message").fill("Kept");
  await applyChanges(page);
  const before = await state(page);
  await page.mouse.wheel(0, 400);
  await expect(control(page, "message")).toHaveValue("Kept");
  expect(await state(page)).toEqual(before);
  await control(page, "message").fill("");
  await expectFormWorks(page);
  expect(relay.mails).toEqual([expectedMail(kind)]);
  expect(await page.pageErrors({ filter: "all" })).toEqual([]);
});

test("the menu of a changed page stays open at its start", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await using site = await openWithoutScript(page, path);
  const menu = page.locator("dialog[id=menu]");
  await openMenu(page);
  await applyChanges(page);
  site.release();
  await waitUntilReady(page);
  await expect(menu).toHaveJSProperty("open", true);
  await expect(page.locator("[aria-controls=menu]")).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await page.keyboard.press("Escape");
  await expect(menu).toHaveJSProperty("open", false);
});

test("the carousel turns on a changed page", async ({ page }) => {
  test.skip(!hasCarousel, "too few quotes to turn");
  await using site = await openWithoutScript(page, "/");
  await applyChanges(page);
  site.release();
  const region = page.locator("[data-selected]");
  await region.scrollIntoViewIfNeeded();
  await region.locator("[data-toggle]").click();
  const selected = Number(await region.getAttribute("data-selected"));
  await region.locator("[data-go=next]").click();
  await expect(region).not.toHaveAttribute("data-selected", String(selected));
});

test("a page works whose HTML a host has changed", async ({ page, relay }) => {
  await using site = await startSite({
    handle: ({ url }, response, respond) => {
      if (url !== href(path)) return respond();
      const type = { "Content-Type": "text/html; charset=utf-8" };
      const html = changeHtml(readExported(htmlFile(path)));
      response.writeHead(200, type).end(html);
    },
  });
  await page.goto(site.origin + href(path));
  await waitUntilReady(page);
  await expectFormReady(page);
  await expectFormWorks(page);
  expect(relay.mails).toEqual([expectedMail(kind)]);
  expect(await page.pageErrors({ filter: "all" })).toEqual([]);
});
