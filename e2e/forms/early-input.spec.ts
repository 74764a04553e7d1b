import { expect } from "playwright/test";
import {
  expectedMail,
  expectFormReady,
  expectThanks,
  field,
  fillForm,
  forms,
  getForm,
  openForm,
  overlay,
  sendButton,
} from "@/e2e/support/enquiry";
import { holdRequests } from "@/e2e/support/gate";
import { test } from "@/e2e/support/mock-relay";
import { urlPattern } from "@/e2e/support/visit";
import { copy } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";

const { path, typed } = forms.question;

const scripts = /\/_next\/static\/.+\.js$/;

test("an early submit is sent once and in no URL", async ({ page, relay }) => {
  const release = await holdRequests(page, scripts);
  const seen: string[] = [];
  page.on("request", (request) => seen.push(request.url()));
  page.on("framenavigated", (frame) => seen.push(frame.url()));
  await page.goto(`.${path}`, { waitUntil: "commit" });
  const form = getForm(page, "question");
  await fillForm(form, "question");
  for (let click = 0; click < 3; click++)
    await sendButton(form).click({ noWaitAfter: true });
  await expect(overlay(page)).toBeVisible();
  release();
  await expect(page).toHaveURL(urlPattern(pagePath("thankyou")));
  expect(relay.mails).toEqual([expectedMail("question")]);
  expect(seen.filter((url) => url.includes("devika"))).toEqual([]);
});

test("early input is checked", async ({ page }) => {
  const release = await holdRequests(page, scripts);
  await page.goto(`.${path}`, { waitUntil: "commit" });
  const form = getForm(page, "question");
  await field(form, "email").fill("devika@");
  release();
  await expect(form.getByText(copy.form.errors.emailInvalid)).toBeVisible();
});

test("an early submit of a wrong value sends nothing", async ({
  page,
  relay,
}) => {
  const release = await holdRequests(page, scripts);
  await page.goto(`.${path}`, { waitUntil: "commit" });
  const form = getForm(page, "question");
  await fillForm(form, "question", { ...typed, phone: "123" });
  await sendButton(form).click({ noWaitAfter: true });
  await expect(overlay(page)).toBeVisible();
  release();
  await expect(field(form, "phone")).toBeFocused();
  await expect(form.getByText(copy.form.errors.phoneInvalid)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  expect(relay.mails).toEqual([]);
});

test("text set without events is kept and sent", async ({ page, relay }) => {
  const form = await openForm(page);
  const write = (name: string, text: string) =>
    field(form, name).evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, text);
  await field(form, "email").focus();
  await write("email", "devika@");
  await expect(page.getByText(copy.form.errors.emailInvalid)).toBeVisible();
  await page.goto(`.${pagePath("services")}`);
  await openForm(page);
  await expect(field(form, "email")).toHaveValue("devika@");
  await expectFormReady(form);
  for (const [name, text] of Object.entries(typed)) await write(name, text);
  await sendButton(form).click();
  await expectThanks(page);
  expect(relay.mails).toEqual([expectedMail("question")]);
});

test("a draft shows while the form's code is missing", async ({ page }) => {
  const form = await openForm(page);
  await field(form, "name").fill("Devika");
  await expectFormReady(form);
  await page.route(/client\/(?!page).+\.js$/, (route) => route.abort());
  for (const _visit of [1, 2]) {
    await page.reload();
    await expect(field(form, "name")).toHaveValue("Devika");
  }
});
