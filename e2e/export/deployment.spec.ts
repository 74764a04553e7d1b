import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  expectFormReady,
  field,
  fillForm,
  forms,
  getForm,
  sendButton,
} from "@/e2e/support/enquiry";
import { expectPage } from "@/e2e/support/expect-page";
import { expect, test } from "@/e2e/support/mock-relay";
import { startReplaceableSite } from "@/e2e/support/new-build";
import { startSite } from "@/e2e/support/site-on-port";
import { landingPath } from "@/e2e/support/tested-pages";
import { waitUntilReady } from "@/e2e/support/visit";
import { copy } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { href } from "@/lib/site/with-base-path";

test("tabs opened before a deployment reach a main and a landing page, and send a form", async ({
  context,
  relay,
}) => {
  await using site = await startReplaceableSite();
  const open = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(site.origin + href(path));
    await waitUntilReady(tab);
    return tab;
  };
  const tabs = [];
  for (const path of [pagePath("services"), landingPath]) {
    const tab = await open("/");
    const link = tab.locator(`a[href="${href(path)}"]:visible`).first();
    if (path !== "/" && (await link.count())) tabs.push({ tab, path, link });
  }
  expect(tabs).not.toEqual([]);
  const last = await open(forms.question.path);
  const form = getForm(last, "question");
  await fillForm(form, "question");
  await expectFormReady(form);

  const code = () => {
    const page = readFileSync(join(site.out, "index.html"), "utf8");
    return join(site.out, String(/_next[^"]+\.js/.exec(page)?.[0]));
  };
  const old = code();
  site.deploy();
  expect(existsSync(old)).toBe(false);
  expect(existsSync(code())).toBe(true);

  for (const { tab, path, link } of tabs) {
    await link.click();
    await expectPage(tab, href(path));
  }
  await sendButton(form).click();
  await expectPage(last, href(pagePath("thankyou")));
  expect(relay.mails).toHaveLength(1);
});

test("a part that a host called missing for a year works when it is there again", async ({
  page,
}) => {
  let isMissing = true;
  await using site = await startSite({
    handle: ({ url = "" }, response, respond) =>
      isMissing && /\/client\/form-/.test(url)
        ? response
            .writeHead(404, { "Cache-Control": "max-age=31536000, immutable" })
            .end()
        : respond(),
  });
  await page.goto(site.origin + href(forms.question.path));
  const again = page.getByRole("button", { name: copy.loadError.retry });
  await expect(again).toBeVisible();
  isMissing = false;
  await again.click();
  await expectFormReady(getForm(page, "question"));
});

test("the second press for a part that is gone reloads the page and keeps what was typed", async ({
  page,
}) => {
  await using site = await startReplaceableSite();
  await page.goto(site.origin + href(forms.project.path));
  await waitUntilReady(page);
  site.deploy();
  const name = field(getForm(page, "project"), "name");
  await name.fill("Asha");
  for (const text of [copy.loadError.retry, copy.loadError.reload])
    await page.getByRole("button", { name: text }).click();
  await expectFormReady(getForm(page, "project"));
  await expect(page.locator("[data-load-error]:visible")).toHaveCount(0);
  await expect(name).toHaveValue("Asha");
});
