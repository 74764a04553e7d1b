import type { Page } from "playwright/test";
import { escapeRegExp } from "@/e2e/support/content-text";
import {
  expectedMail,
  expectFormReady,
  expectThanks,
  fieldValues,
  fillForm,
  forms,
  openFilled,
  openForm,
  overlay,
  sendButton,
  toastsIn,
} from "@/e2e/support/enquiry";
import {
  corsHeaders,
  expect,
  type MockRelay,
  type Respond,
  test,
} from "@/e2e/support/mock-relay";
import { urlPattern } from "@/e2e/support/visit";
import { copy } from "@/lib/content/load";

const { typed } = forms.question;
const mail = expectedMail("question");
const { toasts } = copy.form;
const json = { ...corsHeaders, "Content-Type": "application/json" };
const html = "<!doctype html><title>Oops</title><h1>It broke</h1>";

type RelayError = {
  name: string;
  /** How the relay responds to a mail. Without it none arrives. */
  post?: Respond;
  /** Breaks and restores what a response does not. */
  begin?: (page: Page, relay: MockRelay) => Promise<void>;
  end?: (page: Page, relay: MockRelay) => Promise<void>;
  toast: string | RegExp;
};

/**
 * Errors that the browser takes part in, each with another toast than the one before. Unit tests check how the text of a
 * response is read.
 */
const relayErrors: RelayError[] = [
  {
    name: "an error of HTML",
    post: (response) =>
      response.writeHead(200, json).end(JSON.stringify({ error: html })),
    toast: html,
  },
  {
    name: "an answer that breaks off",
    post: (response) => {
      response.writeHead(200, { ...json, "Content-Length": "100" }).write("{");
      setTimeout(() => response.destroy(), 50);
    },
    toast: withExceptionMessage(toasts.notJson),
  },
  {
    name: "a connection reset before the answer",
    post: (response) => response.socket?.resetAndDestroy(),
    toast: withExceptionMessage(toasts.network),
  },
  {
    name: "a relay that hangs before the headers",
    post: () => {},
    toast: toasts.timeout,
  },
  {
    name: "an attempt while the relay is down",
    begin: (_page, relay) => relay.close(),
    end: (_page, relay) => relay.reopen(),
    toast: withExceptionMessage(toasts.network),
  },
  {
    name: "a relay that hangs in the body",
    post: (response) => response.writeHead(200, json).write("{"),
    toast: toasts.timeout,
  },
  {
    name: "an attempt offline",
    async begin(page) {
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
    },
    end: (page) => page.context().setOffline(false),
    toast: toasts.offline,
  },
];

/** Matches a toast that contains the browser's own message. */
function withExceptionMessage(words: string): RegExp {
  const [before = "", after = ""] = words
    .split("{exception message}")
    .map(escapeRegExp);
  return new RegExp(`^${before}.+${after}$`);
}

test("after each error the form says so and can be sent again", async ({
  page,
  relay,
}) => {
  await page.clock.install();
  const form = await openFilled(page);
  for (const { name, post, begin, end, toast } of relayErrors)
    await test.step(name, async () => {
      relay.reset();
      if (post) relay.post = post;
      await begin?.(page, relay);
      await sendButton(form).click();
      if (toast === toasts.timeout) {
        await expect.poll(() => relay.mails.length).toBe(1);
        await expect(overlay(page)).toBeVisible();
        await page.clock.fastForward(31_000);
      }
      await expect(toastsIn(page)).toHaveText([toast]);
      await expect(overlay(page)).toHaveCount(0);
      await expect(page).toHaveURL(urlPattern(forms.question.path));
      expect(await fieldValues(form, "question")).toEqual(typed);
      await expect(form).toContainText(copy.form.failed.heading);
      expect(relay.mails).toEqual(post ? [mail] : []);
      await end?.(page, relay);
    });
  relay.reset();
  await sendButton(form).click();
  await expectThanks(page);
  expect(relay.mails).toEqual([mail]);
});

/** Each breaks the toasts, which load with the first letter that is typed. */
const withoutToasts: [
  what: string,
  act: (page: Page) => Promise<unknown>,
  text: string,
][] = [
  ["offline", (page) => page.context().setOffline(true), toasts.offline],
  [
    "without the code of toasts",
    (page) => page.route(/\.js$/, (route) => route.abort()),
    "Nope",
  ],
];

for (const [what, act, text] of withoutToasts)
  test(`${what} a failure shows above the button`, async ({ page, relay }) => {
    relay.post = (response) =>
      response.writeHead(200, json).end(JSON.stringify({ error: "Nope" }));
    const form = await openForm(page);
    await expectFormReady(form);
    await act(page);
    await fillForm(form, "question");
    await sendButton(form).click();
    await expect(form.getByRole("alert")).toHaveText(text);
  });

test("a mail is sent even if the tab closes", async ({ page, relay }) => {
  const form = await openFilled(page);
  const asked = page.waitForRequest(/send-email$/);
  // No response opens the thank-you page while the tab closes.
  const respond = relay.hold();
  await sendButton(form).click();
  await asked;
  await page.close();
  await expect.poll(() => relay.mails).toEqual([mail]);
  respond();
});
