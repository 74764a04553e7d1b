import { expect } from "playwright/test";
import { pauseClock } from "@/e2e/support/animation";
import { getBox } from "@/e2e/support/boxes";
import { allStrings } from "@/e2e/support/content-text";
import {
  expectedMail,
  expectFormReady,
  expectThanks,
  field,
  fieldValues,
  fillForm,
  forms,
  openFilled,
  openForm,
  overlay,
  sendButton,
  toastsIn,
} from "@/e2e/support/enquiry";
import { answer, test } from "@/e2e/support/mock-relay";
import { copy, site } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { formFields, ownFields } from "@/lib/enquiry/form-fields";
import { formKinds } from "@/lib/enquiry/form-kinds";

const { errors, toasts, labels, draft } = copy.form;
const { typed } = forms.question;

for (const kind of formKinds) {
  test(`an empty ${kind} shows its errors`, async ({ page, relay }) => {
    const form = await openForm(page, kind);
    await sendButton(form).click();
    for (const name of formFields[kind]) {
      const control = field(form, name);
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(
        errors[`${name}Required`],
      );
    }
    await expect(field(form, "name")).toBeFocused();
    await fillForm(form, kind);
    await field(form, "phone").fill("12345");
    await field(form, "message").fill("");
    await sendButton(form).click();
    await expect(field(form, "phone")).toBeFocused();
    await expect(toastsIn(page)).toHaveCount(0);
    expect(relay.mails).toEqual([]);
  });
}

test("a wrong value shows its error while typing", async ({ page }) => {
  const form = await openForm(page);
  const email = field(form, "email");
  const note = form.getByText(errors.emailInvalid, { exact: true });
  await email.fill("devika@");
  await expect(email).toHaveAccessibleDescription(errors.emailInvalid);
  const [box, below] = [await getBox(email), await getBox(note)];
  const gap = below.y - (box.y + box.height);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(16);
  await email.fill(typed.email ?? "");
  await expect(note).toHaveCount(0);
  await expect(email).not.toHaveAttribute("aria-invalid");

  const long = "x".repeat(ownFields.message.limit + 1);
  await field(form, "message").fill(long);
  await expect(field(form, "message")).toHaveValue(long);

  const phone = field(form, "phone");
  await expect(phone).toHaveAccessibleDescription(`${copy.form.phoneHint}`);
  await phone.fill("+91 98765 43210 extension 7");
  await expect(phone).toHaveValue("+91 98765 43210 extension 7");
  await phone.clear();
  await phone.pressSequentially("9800000000x");
  await expect(phone).toHaveValue("9800000000x");
  await expect(phone).toHaveAccessibleDescription(errors.phoneInvalid);
  await expect(form.getByText(`${copy.form.phoneHint}`)).toBeVisible();
  await phone.press("Backspace");
  await expect(phone).toHaveAccessibleDescription(`${copy.form.phoneHint}`);
});

test("a failure stays and offers other channels", async ({ page, relay }) => {
  relay.respond = answer({}, 504);
  await page.clock.install();
  const form = await openFilled(page, "project");
  await sendButton(form).click();
  const text = toasts.statusUncertain.replace("{code}", "504");
  const live = page.locator("[aria-live=polite]", { has: toastsIn(page) });
  await expect(live).toHaveText([text]);
  await page.clock.fastForward(600_000);
  await expect(sendButton(form)).toBeFocused();
  await toastsIn(page).getByRole("button", { name: toasts.dismiss }).click();
  await expect(toastsIn(page)).toHaveCount(0);

  const { failed } = copy.form;
  const uncertain = allStrings(failed.uncertain).find(Boolean) ?? "";
  for (const text of [failed.heading, uncertain])
    await expect(form).toContainText(text);
  await expect(
    form.getByRole("link", { name: site.phone.shown }),
  ).toBeVisible();
  const mail = form.getByRole("link", { name: site.email });
  const href = (await mail.getAttribute("href")) ?? "";
  // All but the visitor's name, address and number.
  const sent = expectedMail("project")
    .body.replace(/^(.*\n){3}/, "")
    .replace(/^Message: /m, "");
  expect(new URL(href).searchParams.get("body")).toBe(
    sent.replaceAll("\n", "\r\n"),
  );

  await sendButton(form).click();
  await expect(toastsIn(page)).toHaveText([text]);
  relay.respond = () => {};
  await sendButton(form).press("Enter");
  await expect(overlay(page)).toBeVisible();
  await expect(toastsIn(page)).toHaveCount(0);
});

test("a success shows for six seconds or in focus", async ({ page, relay }) => {
  await page.clock.install();
  const form = await openFilled(page);
  await pauseClock(page);
  await sendButton(form).click();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(toastsIn(page)).toHaveText([toasts.success], { timeout: 500 });
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused({
      timeout: 500,
    });
  }).toPass();
  expect(relay.mails).toHaveLength(1);
  await page.clock.runFor(4_500);
  const dismiss = toastsIn(page).getByRole("button", { name: toasts.dismiss });
  await dismiss.focus();
  await page.clock.runFor(60_000);
  await expect(toastsIn(page)).toHaveText([toasts.success]);
  await dismiss.blur();
  await page.clock.runFor(6_500);
  await expect(toastsIn(page)).toHaveCount(0);
});

test("a draft is kept in its own form for 30 minutes", async ({ page }) => {
  await page.clock.install();
  const form = await openFilled(page);
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.reload();
  await expect(form.getByText(draft.kept)).toBeVisible();
  expect(await fieldValues(form, "question")).toEqual(typed);

  const other = await openForm(page, "project");
  await field(other, "subject").fill("Mine");
  await expectFormReady(other);
  await expect(field(other, "name")).toHaveValue("");

  await openForm(page);
  await expect.poll(() => fieldValues(form, "question")).toEqual(typed);
  await form.getByRole("button", { name: draft.clear }).click();
  await expect(field(form, "message")).toHaveValue("");
  await expect(field(form, "name")).toBeFocused();
  await page.reload();
  await field(form, "name").focus();
  await expectFormReady(form);
  await expect(field(form, "message")).toHaveValue("");

  await openForm(page, "project");
  await expect(field(other, "subject")).toHaveValue("Mine");
  await page.clock.fastForward(31 * 60_000);
  await page.goto(`.${pagePath("services")}`);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a focused field's label is below the header", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 330 });
  const form = await openForm(page);
  const bar = await getBox(page.getByRole("banner"));
  for (const name of formFields.question.toReversed()) {
    await field(form, name).focus();
    const { y } = await getBox(form.getByText(labels[name], { exact: true }));
    expect(y, name).toBeGreaterThanOrEqual(bar.height);
  }
});

test("a filled hidden field asks to send again", async ({ page, relay }) => {
  const form = await openFilled(page);
  await form.locator("input").evaluateAll((inputs) => {
    for (const input of inputs as HTMLInputElement[])
      input.value ||= "https://spam.example";
  });
  await sendButton(form).click();
  await expect(toastsIn(page)).toHaveText([copy.form.sendAgain]);
  expect(relay.mails).toEqual([]);
  await sendButton(form).click();
  await expectThanks(page);
  expect(relay.mails).toEqual([expectedMail("question")]);
});
