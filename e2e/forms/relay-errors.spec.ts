import type { Locator, Page } from "playwright/test";
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
import { copy } from "@/lib/content/load";
import { pathOf } from "@/lib/content/pages";

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
async function sendAndLeave(page: Page, form: Locator, relay: MockRelay) {
  await sendButton(form).click();
  await expect.poll(() => relay.mails.length).toBe(1);
  await page.locator(`header nav a[href$="${away}"]`).press("Enter");
  await expect(page).toHaveURL(urlOf(away));
}

for (const relayCase of relayCases) {
  test(`the form ends in the truth after ${relayCase.name}`, async ({
    page,
    relay,
  }) => {
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
      await expect(form).toContainText(copy.form.failed.heading);
      expect(relay.mails).toHaveLength(relayCase.preflight ? 0 : 1);
      relay.reset();
      await sendButton(form).click();
    }
    await expectThanks(page);
    expect(relay.mails).toEqual([mail]);
  });
}

test("while the relay is down or the visitor offline the text stays, and the next attempt sends it", async ({
  page,
  relay,
}) => {
  const form = await openFilled(page);
  const sendInVain = async () => {
    await sendButton(form).click();
    await expect(toastsIn(page)).toHaveText([/\(.+\)/]);
    expect(await typedIn(form, "question")).toEqual(typed);
  };
  await relay.leave();
  await sendInVain();
  await relay.comeBack();
  await toastsIn(page)
    .getByRole("button", { name: copy.form.toasts.dismiss })
    .click();
  await expect(toastsIn(page)).toHaveCount(0);
  // Now that the code of toasts is here, which could not come offline.
  await page.context().setOffline(true);
  await sendInVain();
  await page.context().setOffline(false);
  await sendButton(form).click();
  await expectThanks(page);
  expect(relay.mails).toEqual([mail]);
});

test("a visitor who left the page learns there how the message and the next attempt ended", async ({
  page,
  relay,
}) => {
  await page.clock.install();
  const fail = holdBack(relay, (response) => response.destroy());
  const form = await openFilled(page);
  await sendAndLeave(page, form, relay);
  fail();
  await expect(toastsIn(page)).toHaveCount(1);
  await page.goBack();
  await expect(form).toContainText(copy.form.failed.heading);
  expect(await typedIn(form, "question")).toEqual(typed);

  relay.reset();
  const succeed = holdBack(relay);
  await sendAndLeave(page, form, relay);
  succeed();
  await expect(toastsIn(page)).toHaveText([copy.form.toasts.success]);
  await page.clock.fastForward(7_000);
  await expect(toastsIn(page)).toHaveCount(0);
  await expect(page).toHaveURL(urlOf(away));
});

test("a visitor who left and came back finds the form locked until the answer", async ({
  page,
  relay,
}) => {
  const release = holdBack(relay);
  const form = await openFilled(page);
  await sendAndLeave(page, form, relay);
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
