import { randomUUID } from "node:crypto";
import { expect, type Locator, test } from "playwright/test";
import { mailWith } from "@/e2e/support/mailbox";
import { contactUs, home, site, ui } from "@/lib/content/load";

const { labels, submit, toasts } = ui.form;

const visitor = {
  name: "अनन्या Rao 👩🏽‍💻",
  email: "ananya.rao@example.in",
  phone: "9876543210",
};

test("a question from the contact page arrives as a mail, word for word", async ({
  page,
  request,
}) => {
  const message = aMessage();
  await page.goto("contact-us");
  const form = page.getByRole("form", { name: contactUs.panel.heading });
  await fill(form, { ...visitor, message });
  await form.getByRole("button", { name: submit }).click();

  await expect(page.getByText(toasts.success)).toBeVisible();
  await expect(page).toHaveURL(/\/thankyou$/);
  const mail = await mailWith(request, message);
  expect(mail).toMatchObject({
    envelope: { to: [site.email] },
    from: { name: site.senderLabel },
    to: [{ address: site.email }],
    replyTo: [{ address: visitor.email }],
    subject: ui.form.subject,
  });
  expect(mail.text.trimEnd()).toBe(bodyOf(message));
});

test("a project described on the home page arrives with the visitor's own subject", async ({
  page,
  request,
}) => {
  const message = aMessage();
  const subject = "दृश्य निरीक्षण: cracks in tiles 🔍, at 40 a minute";
  await page.goto("#contact");
  const form = page.getByRole("form", { name: home.contact.heading });
  await fill(form, { ...visitor, subject, message });
  await form.getByRole("button", { name: submit }).click();

  await expect(page.getByText(toasts.success)).toBeVisible();
  await expect(page).toHaveURL(/\/thankyou$/);
  const mail = await mailWith(request, message);
  expect(mail).toMatchObject({
    envelope: { to: [site.email] },
    from: { name: site.senderLabel },
    to: [{ address: site.email }],
    subject,
  });
  expect(mail.text.trimEnd()).toBe(bodyOf(message));
});

/** Of several lines and scripts, and like no other, so that the test finds its own mail. */
function aMessage(): string {
  return [
    `नमस्ते, क्या आप हमारी मदद कर सकते हैं? ${randomUUID()}`,
    "",
    "Budget: 40 % = less than before <b>&amp;</b> 🇮🇳 👨‍👩‍👧",
    ".",
    "Subject: this line is only text",
  ].join("\n");
}

function bodyOf(message: string): string {
  return [
    `Name: ${visitor.name}`,
    `Email: ${visitor.email}`,
    `Phone Number: ${visitor.phone}`,
    `Message: ${message}`,
  ].join("\n");
}

async function fill(
  form: Locator,
  values: Partial<Record<keyof typeof labels, string>>,
): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    const label = labels[field as keyof typeof labels];
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}
