import {
  fillIn,
  formOf,
  forms,
  mailOf,
  sendButton,
  toastsIn,
} from "@/e2e/support/enquiry";
import { expect, test } from "@/e2e/support/mock-relay";
import { ui } from "@/lib/content/load";
import { fieldsOf } from "@/lib/enquiry/fields";

test("a program that fills in every field sends nothing, and a person who sends again does", async ({
  page,
  relay,
}) => {
  await page.goto(`.${forms.question.path}`);
  const form = formOf(page, "question");
  await fillIn(form, "question");
  await form.locator("input").evaluateAll((inputs) => {
    for (const input of inputs as HTMLInputElement[])
      input.value ||= "https://spam.example";
  });
  await sendButton(form).click();

  await expect(toastsIn(page)).toHaveText([ui.form.sendAgain]);
  expect(relay.mails).toEqual([]);
  await sendButton(form).click();
  await expect(page.getByText(ui.form.toasts.success)).toBeVisible();
  expect(relay.mails).toEqual([mailOf("question")]);
});

test("a keyboard and a screen reader meet the fields of the form and no other", async ({
  page,
}) => {
  await page.goto(`.${forms.question.path}`);
  const form = formOf(page, "question");
  const fields = fieldsOf.question.length;

  await expect(form.getByRole("textbox")).toHaveCount(fields);
  await form.getByRole("textbox").first().focus();
  for (let field = 0; field < fields; field++) await page.keyboard.press("Tab");
  await expect(sendButton(form)).toBeFocused();
});
