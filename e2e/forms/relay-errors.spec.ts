import type { Page } from "playwright/test";
import {
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
import {
  type Answer,
  expect,
  healthy,
  type MockRelay,
  test,
} from "@/e2e/support/mock-relay";
import { relayCases } from "@/e2e/support/relay-error-cases";
import { ui } from "@/lib/content/load";
import { mainRoutes, pathOf } from "@/lib/routes";

const { path, typed } = forms.question;
const { toasts } = ui.form;
const mail = mailOf("question");

async function openFilled(page: Page) {
  await page.goto(`.${path}`);
  const form = formOf(page, "question");
  await fillIn(form, "question");
  return form;
}

async function expectThanks(page: Page, relay: MockRelay) {
  await expect(page).toHaveURL(urlOf(pathOf("thankyou")));
  await expect(toastsIn(page)).toHaveText([toasts.success]);
  await expect(overlay(page)).toHaveCount(0);
  expect(relay.mails).toEqual([mail]);
}

/** Makes the relay keep its answer back; the returned function lets it go. */
function holdBack(relay: MockRelay, answer: Answer) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  relay.post = async (...call) => {
    await released;
    answer(...call);
  };
  return release;
}

/** To another page of the site, as a link under the overlay would lead there: by the keyboard. */
async function leaveFor(page: Page, id: "about-us") {
  const label = mainRoutes.find((route) => route.id === id)?.navLabel;
  await page
    .getByRole("navigation", { name: ui.navigation.main })
    .getByRole("link", { name: label, exact: true })
    .press("Enter");
  await expect(page).toHaveURL(urlOf(pathOf(id)));
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
    if (relayCase.outcome === "sent") return expectThanks(page, relay);

    await expect(toastsIn(page)).toHaveText([relayCase.outcome]);
    await expect(overlay(page)).toHaveCount(0);
    await expect(page).toHaveURL(urlOf(path));
    expect(await typedIn(form, "question")).toEqual(typed);
    await expect(form).toContainText(ui.form.failed.heading);
    expect(relay.mails).toHaveLength(relayCase.mails ?? 1);

    relay.reset();
    await sendButton(form).click();
    await expectThanks(page, relay);
  });
}

test("a relay that is down is reported, and the retry succeeds", async ({
  page,
  relay,
}) => {
  const form = await openFilled(page);
  await relay.leave();
  await sendButton(form).click();
  await expect(toastsIn(page)).toHaveText([/\(.+\)/]);
  expect(await typedIn(form, "question")).toEqual(typed);
  await relay.comeBack();
  await sendButton(form).click();
  await expectThanks(page, relay);
});

test("a visitor who is offline keeps the text and sends it once the line is back", async ({
  page,
  context,
  relay,
}) => {
  const form = await openFilled(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(toastsIn(page)).toHaveText([/\(.+\)/]);
  expect(await typedIn(form, "question")).toEqual(typed);
  await context.setOffline(false);
  await sendButton(form).click();
  await expectThanks(page, relay);
});

test("a tab in the background still shows the outcome", async ({
  page,
  context,
  relay,
}) => {
  const form = await openFilled(page);
  const release = holdBack(relay, healthy);
  await sendButton(form).click();
  await expect(overlay(page)).toBeVisible();
  const other = await context.newPage();
  await other.bringToFront();
  await expect.poll(() => relay.mails.length).toBe(1);
  release();
  await expectThanks(page, relay);
});

test("a visitor who left the page sees the outcome and stays on the new page", async ({
  page,
  relay,
}) => {
  const form = await openFilled(page);
  const release = holdBack(relay, healthy);
  await sendButton(form).click();
  await expect.poll(() => relay.mails.length).toBe(1);
  await leaveFor(page, "about-us");
  release();
  await expect(toastsIn(page)).toHaveText([toasts.success]);
  await expect(page).toHaveURL(urlOf(pathOf("about-us")));
});

test("a failure after the page was left keeps the text for the return", async ({
  page,
  relay,
}) => {
  const form = await openFilled(page);
  const release = holdBack(relay, (response) => response.destroy());
  await sendButton(form).click();
  await expect.poll(() => relay.mails.length).toBe(1);
  await leaveFor(page, "about-us");
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
  const form = await openFilled(page);
  const release = holdBack(relay, healthy);
  await sendButton(form).click();
  await expect.poll(() => relay.mails.length).toBe(1);
  await leaveFor(page, "about-us");
  await page.goBack();
  await expect(overlay(page)).toBeVisible();
  await expect(sendButton(form)).toBeDisabled();
  release();
  await expectThanks(page, relay);
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

test("five clicks and a submit send one mail", async ({ page, relay }) => {
  const form = await openFilled(page);
  await sendButton(form).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click++) button.click();
    button.form?.requestSubmit();
  });
  await expectThanks(page, relay);
});

test("of five failures of a form the last is shown", async ({
  page,
  relay,
}) => {
  const form = await openFilled(page);
  for (let attempt = 1; attempt <= 5; attempt++) {
    relay.post = (response) =>
      response
        .writeHead(200, { "Access-Control-Allow-Origin": "*" })
        .end(`{"error":"Failure ${attempt}"}`);
    await sendButton(form).press("Enter");
    await expect(toastsIn(page)).toHaveText([`Failure ${attempt}`]);
  }
});
