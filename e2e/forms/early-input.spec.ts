import { setTimeout as pause } from "node:timers/promises";
import { pauseClock } from "@/e2e/support/animation";
import {
  expectedMail,
  expectFormReady,
  expectThanks,
  field,
  fieldValues,
  fillForm,
  forms,
  getForm,
  openForm,
  overlay,
  sendButton,
} from "@/e2e/support/enquiry";
import { gate, holdRequests } from "@/e2e/support/gate";
import { expect, test } from "@/e2e/support/mock-relay";
import { urlPattern } from "@/e2e/support/visit";
import { copy } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";

/** Runs with different delays: one in `npm test`, the rest in the sweep. */
const runs = 8;
const { path, typed } = forms.question;

const scripts = /\/_next\/static\/.+\.js$/;

for (let run = 1; run <= runs; run++) {
  test(`an early submit is sent once and never in the URL, run ${run}`, {
    tag: run === 1 ? [] : "@sweep",
  }, async ({ page, relay }) => {
    let requests = 0;
    const { open: release, opened } = gate();
    await page.route(scripts, async (route) => {
      await opened;
      requests += 1;
      await pause((run * 331 + requests * 547) % 900);
      await route.continue().catch(() => {});
    });
    const seen: string[] = [];
    page.on("request", (request) => seen.push(request.url()));
    page.on("framenavigated", (frame) => seen.push(frame.url()));
    await page.goto(`.${path}`, { waitUntil: "commit" });
    const form = getForm(page, "question");
    await fillForm(form, "question");
    for (let click = 0; click < 3; click++) {
      await sendButton(form).click({ noWaitAfter: true });
    }
    release();
    await expect(page).toHaveURL(urlPattern(pagePath("thankyou")));
    expect(relay.mails).toEqual([expectedMail("question")]);
    expect(seen.filter((url) => url.includes("devika"))).toEqual([]);
  });
}

test("early input is checked before it is sent", async ({ page, relay }) => {
  const release = await holdRequests(page, scripts);
  await page.goto(`.${path}`, { waitUntil: "commit" });
  const form = getForm(page, "question");
  await field(form, "email").fill("devika@");
  release();
  await expect(form.getByText(copy.form.errors.emailInvalid)).toBeVisible();

  const releaseAgain = await holdRequests(page, scripts);
  await page.reload({ waitUntil: "commit" });
  await fillForm(form, "question");
  await field(form, "phone").fill("123");
  await sendButton(form).click({ noWaitAfter: true });
  await expect(overlay(page)).toBeVisible();
  releaseAgain();
  await expect(form.getByText(copy.form.errors.phoneInvalid)).toBeVisible();
  await expect(field(form, "phone")).toBeFocused();
  await expect(overlay(page)).toHaveCount(0);
  expect(await fieldValues(form, "question")).toEqual({
    ...typed,
    phone: "123",
  });
  expect(relay.mails).toEqual([]);
});

test("text that speech recognition writes without events is checked, kept and sent", async ({
  page,
  relay,
}) => {
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

test("without code the form uses the visitor's mail program", async ({
  page,
  relay,
}) => {
  await page.addInitScript(() => {
    // A submit that reaches the window was not prevented by the page.
    window.addEventListener("submit", (event) => {
      event.preventDefault();
      const { dataset } = document.documentElement;
      const fields = new FormData(event.target as HTMLFormElement);
      const action = event.submitter?.getAttribute("formaction");
      const sent = { action, ...Object.fromEntries(fields) };
      dataset.sent = (dataset.sent ?? "") + JSON.stringify(sent);
    });
  });
  await page.clock.install();
  await page.route(scripts, () => {});
  await page.goto(`.${path}`, { waitUntil: "commit" });
  const form = getForm(page, "question");
  await fillForm(form, "question");
  await pauseClock(page);
  await sendButton(form).click({ noWaitAfter: true });
  const sent = () =>
    page.evaluate(() => document.documentElement.dataset.sent ?? "");
  await page.clock.runFor(9_000);
  expect(await sent()).toBe("");
  await page.clock.runFor(2_000);
  await expect.poll(sent).toContain("mailto:");
  await page.clock.runFor(20_000);
  const fields = JSON.parse((await sent()).replaceAll("\\r\\n", "\\n"));
  expect(fields).toMatchObject(typed);
  expect(relay.mails).toEqual([]);
});
