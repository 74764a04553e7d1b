import { randomUUID } from "node:crypto";
import { expect, test } from "playwright/test";
import {
  expectedMail,
  expectThanks,
  fillForm,
  forms,
  openForm,
  sendButton,
} from "@/e2e/support/enquiry";
import { mailWith } from "@/e2e/support/mailbox";
import { pageErrors } from "@/e2e/support/page-errors";
import { site } from "@/lib/content/load";

const visitor = {
  name: "अनन्या Rao 👩🏽‍💻",
  email: "ananya.rao@example.in",
  phone: "9876543210",
  subject: "दृश्य निरीक्षण: cracks in tiles 🔍, at 40 a minute",
};

/** Digits of any script are taken for international numbers, and arrive as those from 0 to 9. */
const phone =
  site.accepts.phone === "international" ? "٩٨٧٦٥٤٣٢١٠" : visitor.phone;

test("a message arrives as a mail word for word", async ({ page, request }) => {
  const message = uniqueMessage();
  const typed = { ...forms.project.typed, ...visitor, message };
  const form = await openForm(page, "project");
  await fillForm(form, "project", { ...typed, phone });
  await sendButton(form).click();

  await expectThanks(page);
  expect(await pageErrors(page)).toEqual([]);
  const mail = await mailWith(request, message);
  expect(mail).toMatchObject({
    envelope: { to: [site.email] },
    from: { name: site.senderLabel },
    to: { address: site.email },
    replyTo: visitor.email,
    subject: visitor.subject,
  });
  expect(mail.text).toBe(expectedMail("project", typed).body);
});

/** Has several lines and scripts, and is unique, so that the test finds its own mail. */
function uniqueMessage(): string {
  return [
    `नमस्ते, क्या आप हमारी मदद कर सकते हैं? ${randomUUID()}`,
    "",
    "Budget: 40 % = less than before <b>&amp;</b> 🇮🇳 👨‍👩‍👧",
    ".",
    "Subject: this line is only text",
  ].join("\n");
}
