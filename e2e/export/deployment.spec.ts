import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  expectFormReady,
  fillForm,
  forms,
  getForm,
  sendButton,
} from "@/e2e/support/enquiry";
import { expectPage } from "@/e2e/support/expect-page";
import { out as exported } from "@/e2e/support/export";
import { expect, test } from "@/e2e/support/mock-relay";
import { deployNewBuild } from "@/e2e/support/new-build";
import { startSite } from "@/e2e/support/site-on-port";
import { landingPath } from "@/e2e/support/tested-pages";
import { waitUntilReady } from "@/e2e/support/visit";
import { pagePath } from "@/lib/content/pages";
import { href } from "@/lib/site/with-base-path";

let out: string;
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeEach(async () => {
  out = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(exported, out, { recursive: true });
  site = await startSite({ out });
});
test.afterEach(async () => {
  await site.stop();
  rmSync(out, { recursive: true });
});

test("a tab opened before a deployment reaches a main and a landing page", async ({
  context,
}) => {
  const tabs = [];
  for (const path of [pagePath("services"), landingPath]) {
    const tab = await context.newPage();
    await tab.goto(site.origin + href("/"));
    await waitUntilReady(tab);
    const link = tab.locator(`a[href="${href(path)}"]:visible`).first();
    if (path !== "/" && (await link.count())) tabs.push({ tab, path, link });
  }
  expect(tabs).not.toEqual([]);
  await deploy();
  for (const { tab, path, link } of tabs) {
    await link.click();
    await expectPage(tab, href(path));
  }
});

test("a form opened before a deployment can be sent after it", async ({
  page,
  relay,
}) => {
  await page.goto(site.origin + href(forms.question.path));
  const form = getForm(page, "question");
  await waitUntilReady(page);
  await fillForm(form, "question");
  await expectFormReady(form);
  await deploy();
  await sendButton(form).click();
  await expectPage(page, href(pagePath("thankyou")));
  expect(relay.mails).toHaveLength(1);
});

async function deploy() {
  const code = () => {
    const page = readFileSync(join(out, "index.html"), "utf8");
    return join(out, String(/_next[^"]+\.js/.exec(page)?.[0]));
  };
  const old = code();
  await deployNewBuild(out);
  expect(existsSync(old)).toBe(false);
  expect(existsSync(code())).toBe(true);
}
