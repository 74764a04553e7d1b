import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "playwright/test";
import { hydrate } from "@/e2e/support/console-guard";
import {
  expectThanks,
  field,
  formOf,
  forms,
  mailOf,
  openFilled,
  overlay,
  sendButton,
  toastsIn,
  typedIn,
  urlOf,
} from "@/e2e/support/enquiry";
import { hold } from "@/e2e/support/gate";
import { open as cors, expect, test } from "@/e2e/support/mock-relay";
import { codeTimeoutMs } from "@/lib/code-timeout";
import { copy, site } from "@/lib/content/load";
import { pathOf } from "@/lib/content/pages";

const { widget, retry, reload } = copy.pageError;
const { path, typed } = forms.question;

/** The lazily loaded files of the export that hold a text only one widget of the site has. */
function filesWith(text: string): RegExp {
  const chunks = join("out", "_next", "static", "chunks");
  const page = readFileSync(join("out", `${path}.html`), "utf8");
  const names = readdirSync(chunks)
    .filter((name) => name.endsWith(".js") && !page.includes(name))
    .filter((name) => readFileSync(join(chunks, name), "utf8").includes(text));
  if (names.length === 0) throw new Error(`No lazy file holds "${text}".`);
  return new RegExp(`/(${names.join("|")})$`);
}

const formCode = filesWith("requestSubmit");
const validationCode = filesWith("[.-]\\w+)*@");
const toastCode = filesWith("data-sonner-toaster");

const responses: [name: string, answer: (route: Route) => unknown][] = [
  ["is not found", (route) => route.fulfill({ status: 404 })],
  ["meets a broken server", (route) => route.fulfill({ status: 500 })],
  [
    "is answered with a page",
    (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  ],
  [
    "is not a program",
    (route) =>
      route.fulfill({ contentType: "text/javascript", body: "<!doctype" }),
  ],
  [
    "is empty",
    (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
  ],
  ["meets a dropped connection", (route) => route.abort("connectionreset")],
  ["meets no connection", (route) => route.abort("internetdisconnected")],
];

for (const [name, answer] of responses) {
  test(`where the form's code ${name}, the form says so and comes back with what was typed`, {
    tag: name === "is not found" ? [] : "@sweep",
  }, async ({ page, relay }) => {
    await page.route(formCode, answer);
    const form = await openFilled(page);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      widget,
    );
    await expect(form).toBeVisible();
    await expect(page.getByRole("button", { name: reload })).toHaveCount(0);

    await page.getByRole("button", { name: retry }).click();
    await expect(page.getByRole("button", { name: reload })).toBeVisible();
    await page.unroute(formCode);
    await page.getByRole("button", { name: retry }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    expect(await typedIn(form, "question")).toEqual(typed);
    await sendButton(form).click();
    await expectThanks(page);
    expect(relay.mails).toEqual([mailOf("question")]);
  });
}

test("where the validation does not come, a retry sends what was waiting, once", async ({
  page,
  relay,
}) => {
  await page.route(validationCode, (route) => route.abort());
  const form = await openFilled(page);
  await sendButton(form).click();
  await sendButton(form).click();
  await expect(form.getByRole("alert")).toContainText(widget);
  expect(await typedIn(form, "question")).toEqual(typed);
  await page.unroute(validationCode);
  await form.getByRole("button", { name: retry }).click();
  await expectThanks(page);
  expect(relay.mails).toEqual([mailOf("question")]);
});

test("where the code of toasts does not come, the message is there in plain words", async ({
  page,
  relay,
}) => {
  await page.route(toastCode, (route) => route.abort());
  relay.post = (response) =>
    response.writeHead(200, cors).end('{"error":"Mailbox full"}');
  const form = await openFilled(page);
  await sendButton(form).click();
  await expect(page.getByRole("status")).toHaveText("Mailbox full");

  // A field that is focused asks for the code again; the words stay while it does not come.
  await page.unroute(toastCode);
  await page.route(toastCode, () => {});
  const asked = page.waitForRequest(toastCode);
  await field(form, "name").focus();
  await asked;
  await expect(page.getByRole("status")).toHaveText("Mailbox full");
  await expect(toastsIn(page)).toHaveCount(0);
});

const away = pathOf("about-us");
const pageCode = new RegExp(`${away}/page-[0-9a-f]+\\.js$`);

/** Follows a link of the main navigation, in a hydrated document that is marked, so that a full load would show. */
async function leave(page: Page) {
  await page.goto(`.${path}`);
  await hydrate(page);
  await page.evaluate(() => {
    document.documentElement.dataset.same = "";
  });
  await page.locator(`header nav a[href$="${away}"]`).click();
}

async function expectArrival(page: Page) {
  await expect(page).toHaveURL(urlOf(away));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-same");
}

test("a page whose code does not come says so between header and footer, and loads again on demand", async ({
  page,
}) => {
  await page.route(pageCode, (route) => route.abort());
  await leave(page);
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { name: copy.pageError.heading });
  await expect(heading).toBeFocused();
  for (const shown of [
    main.getByRole("link", { name: site.phone.shown }),
    main.getByRole("link", { name: site.email }),
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("link", { name: copy.navigation.chat }),
  ])
    await expect(shown).toBeVisible();

  await page.unroute(pageCode);
  await page.getByRole("button", { name: retry }).click();
  await expect(heading).toHaveCount(0);
  await expect(page).toHaveURL(urlOf(away));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page's code has longer than its data: it is not loaded in full after ten seconds", async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, pageCode);
  const data = page.waitForResponse(new RegExp(`${away}\\.txt`));
  await leave(page);
  await (await data).finished();
  await page.clock.fastForward(30_000);
  await expect(overlay(page)).toBeVisible();
  release();
  await expectArrival(page);
  await expect(overlay(page)).toHaveCount(0);
});

test("a page whose form's code is not found comes all the same, and its form after another attempt", async ({
  page,
}) => {
  await page.route(formCode, (route) => route.fulfill({ status: 404 }));
  await page.goto(`.${away}`);
  await hydrate(page);
  await page.locator(`header a[href$="${path}"]`).first().click();
  await expect(page).toHaveURL(urlOf(path));
  await expect(page.getByRole("main").getByRole("alert")).toContainText(widget);
  await expect(overlay(page)).toHaveCount(0);

  await page.unroute(formCode);
  await page.getByRole("button", { name: retry }).click();
  await expect(sendButton(formOf(page, "question"))).toBeVisible();
});

test("a page whose code never comes says so after two minutes", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(pageCode, () => {});
  const asked = page.waitForRequest(pageCode);
  await leave(page);
  await asked;
  await page.clock.fastForward(codeTimeoutMs - 5_000);
  await expect(overlay(page)).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(
    page.getByRole("heading", { name: copy.pageError.heading }),
  ).toBeFocused();
});
