import { parse } from "node-html-parser";
import { expect, type Page, test } from "playwright/test";
import { textsOf } from "@/e2e/support/content-text";
import { pages as exported } from "@/e2e/support/export";
import { onePageOfEach } from "@/e2e/support/pages";
import {
  aboutUs,
  contactUs,
  home,
  landingPages,
  notFound,
  privacy,
  services,
  process as steps,
  thankyou,
  ui,
} from "@/lib/content/load";

const contents = new Map<string, unknown>([
  ["/", home],
  ["/services", services],
  ["/about-us", { ...aboutUs, steps }],
  ["/contact-us", contactUs],
  ["/thankyou", thankyou],
  ["/no-such-page", notFound],
  ...landingPages.map(({ path, content }) => [path, content] as const),
]);

test("every text that content has for a page is in its file", () => {
  for (const { path = "/no-such-page", html } of exported) {
    const document = parse(html.replaceAll("<br>", " "));
    const attributes = document
      .querySelectorAll("[alt], [content], [aria-label]")
      .flatMap((element) => Object.values(element.attributes));
    const all = [document.text, ...attributes].join(" ").replace(/\s+/g, " ");
    const missing = textsOf([contents.get(path), privacy]).filter(
      (text) => !all.includes(text),
    );
    expect.soft(missing, path).toEqual([]);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows its words, none of them hidden or transparent", async ({
    page,
  }) => {
    await unwrapNoscript(page);
    for (const path of onePageOfEach) {
      await page.goto(`.${path}`);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      expect.soft(await main.evaluate(hiddenTexts), path).toEqual([]);
    }
  });

  test("a closed service opens all the same", async ({ page }) => {
    const service = services.services.at(-1);
    await page.goto("./services");
    const article = page.getByRole("article").last();
    await article.getByText(services.labels.included).click();
    await expect(
      article.getByText(service?.detailContent.fit ?? ""),
    ).toBeVisible();
  });

  test("the menu and its links work", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("./");
    await page.getByRole("button", { name: ui.navigation.openMenu }).click();
    await page.locator('dialog a[href$="/contact-us"]').first().click();
    await expect(
      page.getByRole("heading", { level: 1, name: contactUs.heading }),
    ).toBeVisible();
  });
});

/** The driver switches script off only after the page was parsed, so <noscript> would stay closed. */
async function unwrapNoscript(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<\/?noscript>/g, ""),
    });
  });
}

/** Texts that are hidden or transparent: what a script would have had to show first. */
function hiddenTexts(main: Element): string[] {
  return [...main.querySelectorAll("*:not(style, script)")]
    .filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      ),
    )
    .filter(
      (element) =>
        !element.closest(
          "details:not([open]) > :not(summary), [data-needs-script], [aria-hidden=true]",
        ) && !element.checkVisibility({ opacityProperty: true }),
    )
    .map((element) => element.textContent ?? "");
}
