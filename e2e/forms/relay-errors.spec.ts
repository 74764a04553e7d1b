import type { Locator, Page } from "playwright/test";
import { hideTab } from "@/e2e/support/animation";
import {
  expectThanks,
  forms,
  mailOf,
  openFilled,
  overlay,
  sendButton,
  toastsIn,
  typedIn,
  urlOf,
} from "@/e2e/support/enquiry";
import { gate } from "@/e2e/support/gate";
import {
  type Answer,
  expect,
  healthy,
  type MockRelay,
  test,
} from "@/e2e/support/mock-relay";
import { relayCases } from "@/e2e/support/relay-error-cases";
import { ui } from "@/lib/content/load";
import { pathOf } from "@/lib/routes";

const away = pathOf("about-us");
const { typed } = forms.question;
const mail = mailOf("question");

/** Makes the relay keep its answer back; the returned function lets it go. */
function holdBack(relay: MockRelay, answer: Answer = healthy) {
  const { open, opened } = gate();
  relay.post = async (...call) => {
    await opened;
    answer(...call);
  };
  return open;
}

/** Sends the message and goes to another page of the site by the keyboard, as the overlay lies over the links. */
async function sendAndLeave(page: Page, relay: MockRelay) {
  const form = await openFilled(page);
  await sendButton(form).click();
  await expect.poll(() => relay.mails.length).toBe(1);
  await page.locator(`header nav a[href$="${away}"]`).press("Enter");
  await expect(page).toHaveURL(urlOf(away));
  return form;
}

for (const relayCase of relayCases) {
  test(`the form ends in the truth after ${relayCase.name}`, {
    tag: relayCase.tag,
  }, async ({ page, relay }) => {
    if (relayCase.outlasts) await page.clock.install();
    const form = await openFilled(page);
    relay.post = relayCase.post;
    if (relayCase.preflight) relay.preflight = relayCase.preflight;
    const asked = page.waitForRequest(/send-email$/);
    await sendButton(form).click();
    await asked;
    if (relayCase.outlasts) {
      await expect(overlay(page)).toBeVisible();
      await page.clock.fastForward(31_000);
    }
    if (relayCase.outcome !== "sent") {
      await expect(toastsIn(page)).toHaveText([relayCase.outcome]);
      await expect(overlay(page)).toHaveCount(0);
      await expect(page).toHaveURL(urlOf(forms.question.path));
      expect(await typedIn(form, "question")).toEqual(typed);
      await expect(form).toContainText(ui.form.failed.heading);
      expect(relay.mails).toHaveLength(relayCase.preflight ? 0 : 1);
      relay.reset();
      await sendButton(form).click();
    }
    await expectThanks(page);
    expect(relay.mails).toEqual([mail]);
  });
}

/** Sends the message where it cannot arrive: the page says so, and keeps the text. */
async function sendInVain(page: Page, form: Locator) {
  await sendButton(form).click();
  await expect(toastsIn(page)).toHaveText([/\(.+\)/]);
  expect(await typedIn(form, "question")).toEqual(typed);
}

async function failWhileRelayIsDown(
  page: Page,
  form: Locator,
  relay: MockRelay,
) {
  await relay.leave();
  await sendInVain(page, form);
  await relay.comeBack();
}

async function sendAtLast(page: Page, form: Locator, relay: MockRelay) {
  await sendButton(form).click();
  await expectThanks(page);
  expect(relay.mails).toEqual([mail]);
}

test("a relay that is down keeps the text, and sends it on the next attempt", async ({
  page,
  relay,
}) => {
  const form = await openFilled(page);
  await failWhileRelayIsDown(page, form, relay);
  await sendAtLast(page, form, relay);
});

test("a visitor who is offline keeps the text, and sends it on the next attempt", async ({
  page,
  relay,
}) => {
  const form = await openFilled(page);
  // A first failure shows that the code of toasts is here, which could not come offline.
  await failWhileRelayIsDown(page, form, relay);
  await toastsIn(page)
    .getByRole("button", { name: ui.form.toasts.dismiss })
    .click();
  await expect(toastsIn(page)).toHaveCount(0);
  await page.context().setOffline(true);
  await sendInVain(page, form);
  await page.context().setOffline(false);
  await sendAtLast(page, form, relay);
});

test("a tab in the background still shows the outcome", async ({
  page,
  relay,
}) => {
  const form = await openFilled(page);
  const release = holdBack(relay);
  await sendButton(form).click();
  await expect(overlay(page)).toBeVisible();
  await hideTab(page, true);
  await expect.poll(() => relay.mails.length).toBe(1);
  release();
  await expectThanks(page);
});

test("a visitor who left the page sees the outcome and stays on the new page", async ({
  page,
  relay,
}) => {
  await page.clock.install();
  const release = holdBack(relay);
  await sendAndLeave(page, relay);
  release();
  await expect(toastsIn(page)).toHaveText([ui.form.toasts.success]);
  await page.clock.fastForward(7_000);
  await expect(toastsIn(page)).toHaveCount(0);
  await expect(page).toHaveURL(urlOf(away));
});

test("a failure after the page was left keeps the text for the return", async ({
  page,
  relay,
}) => {
  const release = holdBack(relay, (response) => response.destroy());
  const form = await sendAndLeave(page, relay);
  release();
  await expect(toastsIn(page)).toHaveCount(1);
  await page.goBack();
  await expect(form).toContainText(ui.form.failed.heading);
  expect(await typedIn(form, "question")).toEqual(typed);
});

test("a visitor who left and came back finds the form locked until the answer", async ({
  page,
  relay,
}) => {
  const release = holdBack(relay);
  const form = await sendAndLeave(page, relay);
  await page.goBack();
  await expect(overlay(page)).toBeVisible();
  await expect(sendButton(form)).toBeDisabled();
  release();
  await expectThanks(page);
  expect(relay.mails).toEqual([mail]);
});

test("a tab closed right after sending loses no mail", async ({
  page,
  relay,
}) => {
  const form = await openFilled(page);
  const asked = page.waitForRequest(/send-email$/);
  await sendButton(form).click();
  await asked;
  await page.close();
  await expect.poll(() => relay.mails).toEqual([mail]);
});
