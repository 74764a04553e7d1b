import { expect } from "playwright/test";
import { hideTab } from "@/e2e/support/animation";
import { getBox } from "@/e2e/support/boxes";
import {
  expectedMail,
  expectFormReady,
  expectThanks,
  field,
  fieldValues,
  forms,
  openFilled,
  overlay,
  sendButton,
  toastsIn,
} from "@/e2e/support/enquiry";
import { expectPage } from "@/e2e/support/expect-page";
import { test } from "@/e2e/support/mock-relay";
import { landingPath } from "@/e2e/support/tested-pages";
import { openReady, urlPattern, waitUntilReady } from "@/e2e/support/visit";
import { copy, thankyou } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { href } from "@/lib/site/with-base-path";

const thanks = pagePath("thankyou");
const kind = "project";
const { draft } = copy.form;
const { typed } = forms[kind];

test("a sent form is locked, thanks and is empty", async ({ page, relay }) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const respond = relay.hold();
  const form = await openFilled(page, kind);
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.reload();
  await expect(field(form, "name")).toHaveValue(typed.name ?? "");

  await sendButton(form).click();
  const { width, height } = await getBox(overlay(page));
  expect({ width, height }).toEqual(page.viewportSize());
  await expect(sendButton(form)).toBeDisabled();
  await expect(sendButton(form)).toHaveText(copy.form.submit);
  await field(form, "name").press("End");
  await page.keyboard.type("!");
  expect(await fieldValues(form, kind)).toEqual(typed);
  await field(form, "name").press("Enter");
  await expect.poll(() => relay.mails.length).toBe(1);
  expect(asked).toEqual([]);
  const away = page.locator(`header nav a[href$="${pagePath("services")}"]`);
  await away.press("Enter", { noWaitAfter: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);

  await hideTab(page, true);
  respond();
  await expectThanks(page);
  await expectPage(page, href(thanks));
  expect(relay.mails).toEqual([expectedMail(kind)]);
  await expect(page.locator("h1")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await waitUntilReady(page);
  await page.waitForLoadState("networkidle");
  await expect(toastsIn(page)).toHaveCount(0);

  await page.goBack();
  await expectPage(page, href(forms[kind].path));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const value of Object.values(await fieldValues(form, kind)))
    expect(value).toBe("");
  await expect(form.getByText(draft.kept)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(sendButton(form)).toBeEnabled();
  await expect(overlay(page)).toHaveCount(0);

  await field(form, "name").fill("Devika");
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.goForward();
  await expectPage(page, href(thanks));
  await page.goBack();
  await expect(form.getByText(draft.kept)).toBeVisible();
  await expect(field(form, "name")).toHaveValue("Devika");
  await page.goForward();
  await away.click();
  await expect(page).toHaveURL(urlPattern(pagePath("services")));
  expect(asked).toHaveLength(1);
});

test("without storage a form works, with no error", async ({ page, relay }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    }),
  );
  await openReady(page, landingPath);
  const form = await openFilled(page, kind);
  await expectFormReady(form);
  await sendButton(form).click();
  await expectPage(page, href(thanks));
  await expect(
    page.getByRole("heading", { name: thankyou.heading }),
  ).toBeVisible();
  expect(relay.mails).toHaveLength(1);
  expect(await page.pageErrors({ filter: "all" })).toEqual([]);
});
