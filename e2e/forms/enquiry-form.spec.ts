import type { Page } from "playwright/test";
import { pauseClock } from "@/e2e/support/animation";
import {
  field,
  fillIn,
  formOf,
  forms,
  mailOf,
  overlay,
  sendButton,
  toastsIn,
  typedIn,
  urlOf,
} from "@/e2e/support/enquiry";
import { expect, healthy, test } from "@/e2e/support/mock-relay";
import { site, ui } from "@/lib/content/load";
import { type FieldName, type FormKind, fieldsOf } from "@/lib/enquiry/fields";
import { pathOf } from "@/lib/routes";

const { errors, toasts, labels } = ui.form;
const kinds: FormKind[] = ["question", "project"];

const missing: Record<FieldName, string> = {
  name: errors.nameRequired,
  email: errors.emailRequired,
  phone: errors.phoneRequired,
  subject: errors.subjectRequired,
  message: errors.messageRequired,
};

async function open(page: Page, kind: FormKind) {
  await page.goto(`.${forms[kind].path}`);
  return formOf(page, kind);
}

for (const kind of kinds) {
  test(`the ${kind} form sends exactly what was typed and leads to the thank-you page`, async ({
    page,
    relay,
  }) => {
    const form = await open(page, kind);
    await fillIn(form, kind);
    await sendButton(form).click();
    await expect(page).toHaveURL(urlOf(pathOf("thankyou")));
    await expect(toastsIn(page)).toHaveText([toasts.success]);
    expect(relay.mails).toEqual([mailOf(kind)]);
  });

  test(`an empty ${kind} form says what is missing in every field, and goes to the first`, async ({
    page,
    relay,
  }) => {
    const form = await open(page, kind);
    await sendButton(form).click();
    for (const name of fieldsOf[kind]) {
      const control = field(form, name);
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(missing[name]);
    }
    await expect(field(form, "name")).toBeFocused();
    await expect(toastsIn(page)).toHaveCount(0);
    expect(relay.mails).toEqual([]);
  });

  test(`the ${kind} form puts the focus on the first field that is wrong, not on the first of all`, async ({
    page,
  }) => {
    const form = await open(page, kind);
    await fillIn(form, kind);
    await field(form, "phone").fill("12345");
    await field(form, "message").fill("");
    await sendButton(form).click();
    await expect(field(form, "phone")).toBeFocused();
  });
}

const rules: [FieldName, string, string][] = [
  ["name", "   ", errors.nameRequired],
  ["email", "devika@", errors.emailInvalid],
  ["email", "devika@example.info", errors.emailInvalid],
  ["email", "devika+tag@example.in", errors.emailInvalid],
  ["phone", "980000000", errors.phoneInvalid],
  ["phone", "98000000000", errors.phoneInvalid],
  ["phone", "98000 0000", errors.phoneInvalid],
  ["phone", "९८००००००००", errors.phoneInvalid],
  ["message", " \n ", errors.messageRequired],
];

for (const [name, value, reason] of rules) {
  test(`${JSON.stringify(value)} in ${labels[name]} is rejected at once, beneath the field`, async ({
    page,
  }) => {
    const form = await open(page, "question");
    const control = field(form, name);
    await control.fill(value);
    await expect(control).toHaveAccessibleDescription(reason);
    const [box, note] = await Promise.all([
      control.boundingBox(),
      form.getByText(reason, { exact: true }).boundingBox(),
    ]);
    if (!box || !note) throw new Error("The field and its error are shown.");
    expect(note.y - (box.y + box.height)).toBeLessThan(16);
    expect(note.y).toBeGreaterThanOrEqual(box.y + box.height);
  });
}

test("an error goes as soon as the value is right", async ({ page }) => {
  const form = await open(page, "question");
  const email = field(form, "email");
  await email.pressSequentially("devika@");
  await expect(form.getByText(errors.emailInvalid)).toBeVisible();
  await email.pressSequentially("example.in");
  await expect(form.getByText(errors.emailInvalid)).toHaveCount(0);
  await expect(email).not.toHaveAttribute("aria-invalid");
  await email.fill("");
  await expect(form.getByText(errors.emailRequired)).toBeVisible();
});

test("the phone's hint stays in sight beneath its error", async ({ page }) => {
  const form = await open(page, "question");
  const phone = field(form, "phone");
  await expect(phone).toHaveAccessibleDescription(ui.form.phoneHint);
  await phone.pressSequentially("98000000001");
  await expect(phone).toHaveValue("98000000001");
  await expect(phone).toHaveAccessibleDescription(errors.phoneInvalid);
  await expect(form.getByText(ui.form.phoneHint)).toBeVisible();
  await phone.press("Backspace");
  await expect(phone).toHaveAccessibleDescription(ui.form.phoneHint);
});

test("the phone brings up a keyboard of digits", async ({ page }) => {
  const form = await open(page, "question");
  await expect(field(form, "phone")).toHaveAttribute("inputmode", "numeric");
});

test("while a mail is being sent the page says so and the form is locked", async ({
  page,
  relay,
}) => {
  let answer = () => {};
  relay.post = (response, request) => {
    answer = () => healthy(response, request);
  };
  const form = await open(page, "question");
  await fillIn(form, "question");
  await sendButton(form).click();
  await expect(overlay(page)).toBeVisible();
  await expect(sendButton(form)).toBeDisabled();
  await expect(sendButton(form)).toHaveText(ui.form.submit);
  await field(form, "name").press("End");
  await page.keyboard.type("!");
  expect(await typedIn(form, "question")).toEqual(forms.question.typed);
  await field(form, "name").press("Enter");
  answer();
  await expect(page).toHaveURL(urlOf(pathOf("thankyou")));
  await expect(overlay(page)).toHaveCount(0);
  expect(relay.mails).toHaveLength(1);
});

test("a sent form is empty on return, without a draft or a note", async ({
  page,
}) => {
  const form = await open(page, "question");
  await fillIn(form, "question");
  await sendButton(form).click();
  await expect(page).toHaveURL(urlOf(pathOf("thankyou")));
  await page.goBack();
  await expect(field(form, "name")).toHaveValue("");
  await expect(field(form, "message")).toHaveValue("");
  await expect(form.getByText(ui.form.draft.kept)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a failure stays until it is dismissed; the note beside the button stays longer", async ({
  page,
  relay,
}) => {
  relay.post = (response) => response.destroy();
  await page.clock.install();
  const form = await open(page, "question");
  await fillIn(form, "question");
  await sendButton(form).click();
  await expect(toastsIn(page)).toHaveCount(1);
  await page.clock.fastForward(600_000);
  await expect(toastsIn(page)).toHaveCount(1);
  await toastsIn(page).getByRole("button", { name: toasts.dismiss }).click();
  await expect(toastsIn(page)).toHaveCount(0);
  await expect(form).toContainText(ui.form.failed.heading);
});

test("a success is shown for six seconds", async ({ page }) => {
  await page.clock.install();
  const form = await open(page, "question");
  await fillIn(form, "question");
  await pauseClock(page);
  await sendButton(form).click();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(toastsIn(page)).toHaveText([toasts.success], { timeout: 500 });
  }).toPass();
  await page.clock.runFor(4_500);
  await expect(toastsIn(page)).toHaveText([toasts.success]);
  await page.clock.runFor(2_000);
  await expect(toastsIn(page)).toHaveCount(0);
});

test("a success that is being read does not go away", async ({ page }) => {
  await page.clock.install();
  const form = await open(page, "question");
  await fillIn(form, "question");
  await sendButton(form).click();
  await expect(toastsIn(page)).toHaveText([toasts.success]);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await toastsIn(page).getByRole("button", { name: toasts.dismiss }).focus();
  await page.clock.fastForward(60_000);
  await expect(toastsIn(page)).toHaveText([toasts.success]);
});

test("after a failure the other channels carry the typed text along", async ({
  page,
  relay,
}) => {
  relay.post = (response) => response.destroy();
  const form = await open(page, "project");
  await fillIn(form, "project");
  await sendButton(form).click();
  await expect(
    form.getByRole("link", { name: site.phone.shown }),
  ).toBeVisible();
  const mail = form.getByRole("link", { name: site.email });
  const href = new URL((await mail.getAttribute("href")) ?? "");
  const { subject, message } = forms.project.typed;
  expect(href.pathname).toBe(site.email);
  expect(href.searchParams.get("subject")).toBe(subject);
  expect(href.searchParams.get("body")).toBe(message?.replaceAll("\n", "\r\n"));
  await expect(sendButton(form)).toBeFocused();
});

test("what was typed survives a reload, and can be cleared", async ({
  page,
}) => {
  const form = await open(page, "question");
  await fillIn(form, "question");
  await expect(form.getByText(errors.nameRequired)).toHaveCount(0);
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.reload();
  await expect(form.getByText(ui.form.draft.kept)).toBeVisible();
  expect(await typedIn(form, "question")).toEqual(forms.question.typed);
  await form.getByRole("button", { name: ui.form.draft.clear }).click();
  await expect(field(form, "message")).toHaveValue("");
  await page.reload();
  await field(form, "name").focus();
  await expect(field(form, "message")).toHaveValue("");
});

test("what was typed survives a visit to another page, and stays in its own form", async ({
  page,
  relay,
}) => {
  const form = await open(page, "question");
  await fillIn(form, "question");
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.goto(`.${forms.project.path}`);
  const other = formOf(page, "project");
  await field(other, "subject").fill("Mine");
  await expect(field(other, "name")).toHaveValue("");
  await page.goto(`.${forms.question.path}`);
  await expect
    .poll(() => typedIn(form, "question"))
    .toEqual(forms.question.typed);
  await sendButton(form).click();
  await expect(page).toHaveURL(urlOf(pathOf("thankyou")));
  expect(relay.mails).toEqual([mailOf("question")]);
});

test("a text that is too long is an error, and nothing of it is cut", async ({
  page,
  relay,
}) => {
  const form = await open(page, "question");
  await fillIn(form, "question");
  const message = field(form, "message");
  const text = "x".repeat(6000);
  await message.fill(text);
  await expect(message).toHaveAccessibleDescription(/^Please keep this under/);
  await expect(message).toHaveValue(text);
  await sendButton(form).click();
  await expect(message).toBeFocused();
  expect(relay.mails).toEqual([]);
});

test("a second draft after a success has its note again", async ({ page }) => {
  const form = await open(page, "question");
  await fillIn(form, "question");
  await sendButton(form).click();
  await expect(page).toHaveURL(urlOf(pathOf("thankyou")));
  await page.goBack();
  await field(form, "name").fill("Devika");
  await page.goForward();
  await expect(page).toHaveURL(urlOf(pathOf("thankyou")));
  await page.goBack();
  await expect(form.getByText(ui.form.draft.kept)).toBeVisible();
  await expect(field(form, "name")).toHaveValue("Devika");
});

test("a draft is forgotten 30 minutes after the last change", async ({
  page,
}) => {
  await page.clock.install();
  const form = await open(page, "question");
  await fillIn(form, "question");
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.clock.fastForward(31 * 60_000);
  await page.reload();
  await field(form, "name").focus();
  await expect(field(form, "name")).toHaveValue("");
  await expect(form.getByText(ui.form.draft.kept)).toHaveCount(0);
});

test("a new attempt dismisses the toast of the failure before it", async ({
  page,
  relay,
}) => {
  relay.post = (response) => response.destroy();
  const form = await open(page, "question");
  await fillIn(form, "question");
  await sendButton(form).click();
  await expect(toastsIn(page)).toHaveCount(1);
  relay.post = () => {};
  await sendButton(form).press("Enter");
  await expect(overlay(page)).toBeVisible();
  await expect(toastsIn(page)).toHaveCount(0);
});

test("where nobody can tell whether a message went out, the form says so", async ({
  page,
  relay,
}) => {
  relay.post = (response) =>
    response.writeHead(504, { "Access-Control-Allow-Origin": "*" }).end();
  const form = await open(page, "question");
  await fillIn(form, "question");
  await sendButton(form).click();
  await expect(toastsIn(page)).toHaveText([
    toasts.statusUncertain.replace("{code}", "504"),
  ]);
  await expect(form).toContainText("We cannot tell whether it went through");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const kind of kinds) {
    test(`the ${kind} form shows its labels, phone and e-mail, and posts to the visitor's mail program`, async ({
      page,
    }) => {
      const form = await open(page, kind);
      for (const name of fieldsOf[kind]) {
        await expect(field(form, name)).toBeVisible();
      }
      await expect(page.getByText(ui.form.noScript.heading)).toBeVisible();
      const panel = page.locator('[data-surface="card"]', { has: form });
      await expect(
        panel.getByRole("link", { name: site.phone.shown }),
      ).toBeVisible();
      await expect(panel.getByRole("link", { name: site.email })).toBeVisible();
      await expect(form).toHaveAttribute("method", "post");
      await expect(form).toHaveAttribute("enctype", "text/plain");
      await expect(sendButton(form)).toHaveAttribute(
        "formaction",
        new RegExp(`^mailto:${site.email}\\?subject=`),
      );
    });
  }
});
