import { randomUUID } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { expect } from "playwright/test";
import { escapeRegExp } from "@/e2e/support/content-text";
import {
  expectedMail,
  expectFormReady,
  expectThanks,
  field,
  fieldValues,
  fillForm,
  forms,
  openFilled,
  openForm,
  overlay,
  sendButton,
  toastsIn,
} from "@/e2e/support/enquiry";
import { mailWith } from "@/e2e/support/mailbox";
import { answer, type Respond, test } from "@/e2e/support/mock-relay";
import { urlPattern } from "@/e2e/support/visit";
import { copy } from "@/lib/content/load";
import { listen } from "@/lib/dev/ports";

const { typed } = forms.question;
const mail = expectedMail("question");
const { toasts } = copy.form;
const headers = { "Access-Control-Allow-Origin": "*" };
const html = "<!doctype html><title>Oops</title><h1>It broke</h1>";

type RelayError = [name: string, toast: string | RegExp, respond: Respond];

/**
 * Errors that the browser takes part in, each with another toast than the one before. Unit tests check how the text of a
 * response is read.
 */
const relayErrors: RelayError[] = [
  ["an error of HTML", html, answer({ error: html })],
  [
    "an answer that breaks off",
    withExceptionMessage(toasts.notJson),
    bySocket((response) => {
      response.writeHead(200, { ...headers, "Content-Length": "9" });
      response.write("{", () => response.destroy());
    }),
  ],
  [
    "a relay that hangs in the body",
    toasts.timeout,
    bySocket((response) => response.writeHead(200, headers).write("{")),
  ],
  [
    "an attempt offline",
    toasts.offline,
    (route) => route.abort("internetdisconnected"),
  ],
];

/** Lets a server respond over a real socket. */
function bySocket(respond: (response: ServerResponse) => unknown): Respond {
  return async (route) => {
    const server = createServer((_request, response) => respond(response));
    const port = await listen(server.unref(), 0);
    await route.continue({ url: `http://localhost:${port}` });
  };
}

/** Matches a toast that contains the browser's own message. */
function withExceptionMessage(words: string): RegExp {
  const [before = "", after = ""] = words
    .split("{exception message}")
    .map(escapeRegExp);
  return new RegExp(`^${before}.+${after}$`);
}

test("after each error the form can be sent again", async ({ page, relay }) => {
  await page.clock.install();
  const form = await openFilled(page);
  const accept = relay.respond;
  for (const [name, toast, respond] of relayErrors)
    await test.step(name, async () => {
      relay.mails = [];
      relay.respond = respond;
      await page.context().setOffline(toast === toasts.offline);
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
      expect(relay.mails).toEqual([mail]);
    });
  relay.mails = [];
  relay.respond = accept;
  await page.context().setOffline(false);
  await sendButton(form).click();
  await expectThanks(page);
  expect(relay.mails).toEqual([mail]);
});

test("without the code of toasts a failure shows above the button", async ({
  page,
  relay,
}) => {
  relay.respond = answer({ error: "Nope" });
  const form = await openForm(page);
  await expectFormReady(form);
  // It loads with the first letter that is typed.
  await page.route(/\.js$/, (route) => route.abort());
  await fillForm(form, "question");
  await sendButton(form).click();
  await expect(form.getByRole("alert")).toHaveText("Nope");
});

test("a mail is sent even if the tab closes", async ({ page, request }) => {
  const message = randomUUID();
  const form = await openFilled(page);
  await field(form, "message").fill(message);
  const asked = page.waitForRequest(/send-email$/);
  await sendButton(form).click();
  await asked;
  await page.close();
  await mailWith(request, message);
});
