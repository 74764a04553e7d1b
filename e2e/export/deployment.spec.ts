import { expect } from "playwright/test";
import {
  expectFormReady,
  field,
  fillForm,
  forms,
  getForm,
  sendButton,
} from "@/e2e/support/enquiry";
import { expectPage } from "@/e2e/support/expect-page";
import { exportedPages, readExported } from "@/e2e/support/export";
import { test } from "@/e2e/support/mock-relay";
import { startSite } from "@/e2e/support/site-on-port";
import { waitUntilReady } from "@/e2e/support/visit";
import { copy } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { policyHash } from "@/lib/node/hash";
import { env } from "@/lib/site/env";
import { href } from "@/lib/site/with-base-path";

test("tabs older than a deployment still work", async ({ context, relay }) => {
  await using site = await startReplaceableSite();
  const open = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(site.origin + href(path));
    await waitUntilReady(tab);
    return tab;
  };
  const [home, last] = [await open("/"), await open(forms.question.path)];
  const form = getForm(last, "question");
  await fillForm(form, "question");
  await expectFormReady(form);

  site.deploy();
  await home.locator(`header a[href="${href(pagePath("services"))}"]`).click();
  await expectPage(home, href(pagePath("services")));
  await sendButton(form).click();
  await expectPage(last, href(pagePath("thankyou")));
  expect(relay.mails).toHaveLength(1);
});

test("a part that was missing works when it is back", async ({ page }) => {
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
  const errors = await page.pageErrors({ filter: "all" });
  expect(errors.map(({ name }) => name)).toEqual(["ChunkLoadError"]);
  isMissing = false;
  await again.click();
  await expectFormReady(getForm(page, "question"));
});

test("a second press for a lost part reloads the page", async ({ page }) => {
  await using site = await startReplaceableSite();
  await page.goto(site.origin + href(forms.project.path));
  await waitUntilReady(page);
  site.deploy();
  const name = field(getForm(page, "project"), "name");
  await name.fill("Asha");
  for (const text of [copy.loadError.retry, copy.loadError.reload])
    await page.locator("#contact").getByRole("button", { name: text }).click();
  await expectFormReady(getForm(page, "project"));
  await expect(page.locator("[data-load-error]:visible")).toHaveCount(0);
  await expect(name).toHaveValue("Asha");
});

/** Serves the export until `deploy`, and then another build of it: all code has new URLs, and none of the old is left. */
async function startReplaceableSite() {
  const [now, later] = ["/static/client/", "/static/client/later/"];
  let isDeployed = false;
  const site = await startSite({
    handle({ url = "" }, response, respond) {
      if (!isDeployed) return respond();
      const page = exportedPages.find(({ path }) => path && url === href(path));
      const send = (type: string, text: string) =>
        response
          .writeHead(200, { "Content-Type": type })
          .end(text.replaceAll(now, later));
      if (page) {
        const code = page.$("main script").first().text();
        const hash = policyHash(code.replaceAll(now, later));
        send("text/html", page.html.replace(policyHash(code), hash));
      } else if (url.includes(later)) {
        const file = url.slice(env.basePath.length).replace(later, now);
        send("text/javascript", readExported(file));
      } else if (url.includes(now)) response.writeHead(404).end();
      else respond();
    },
  });
  const deploy = () => {
    isDeployed = true;
  };
  return { ...site, deploy };
}
