import { expect, test } from "playwright/test";
import { textsForReaders } from "@/e2e/support/content-text";
import { field, forms, openForm, sendButton } from "@/e2e/support/enquiry";
import { exportedPage, exportedPages, textsOf } from "@/e2e/support/export";
import { hasCarousel, onEachPage } from "@/e2e/support/tested-pages";
import {
  copy,
  privacy,
  services,
  site,
  testimonials,
  values,
} from "@/lib/content/load";
import { collections, pagePath } from "@/lib/content/pages";
import { formFields } from "@/lib/enquiry/form-fields";
import type { FormKind } from "@/lib/enquiry/form-kinds";
import { allElements } from "@/lib/publish/export/html";

/** A leader's texts and a service's cost, which other pages show, and the Markdown of what stands beside it as parts. */
const notShown = ["answers", "cost", "raw"];

test("every text of a page's content is in its file", () => {
  for (const { id, file, $ } of exportedPages) {
    const folders = ["", ...collections.map(({ folder }) => `${folder}/`)];
    const content = JSON.stringify(
      folders.map((folder) => values.get(folder + id)),
      (key, value) =>
        notShown.includes(key) ? undefined : (value?.tokens ?? value),
    );
    const attributes = allElements($).flatMap(({ attribs }) =>
      Object.values(attribs),
    );
    const all = [...textsOf($("html")), ...attributes]
      .join(" ")
      .replace(/\s+/g, " ");
    const texts = textsForReaders([JSON.parse(content), privacy]);
    expect.soft(texts.length, file).toBeGreaterThan(0);
    expect
      .soft(
        texts.filter((text) => !all.includes(text.replace(/\s+/g, " "))),
        file,
      )
      .toEqual([]);
  }
});

test("a service's cost is in the banner and in each case of its page", () => {
  for (const { cost, landingPageLink } of services.services)
    if (cost && landingPageLink) {
      const $ = exportedPage(landingPageLink.href);
      expect($("h1").parent().text()).toContain(cost);
      for (const dialog of $('dialog[id^="case-"]'))
        expect($(dialog).text()).toContain(cost);
    }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, hasTouch: true });

  onEachPage("all text shows and no dead button", async (page, path) => {
    await page.goto(`.${path}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await main.evaluate(hiddenTexts)).toEqual([]);
    const idle = main
      .getByRole("button")
      .filter({ hasNotText: copy.form.submit });
    await expect(idle).toHaveCount(0);
  });

  test("the menu and the services open", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("./");
    await page.getByRole("button", { name: copy.navigation.openMenu }).click();
    await page
      .locator(`dialog a[href$="${pagePath("services")}"]`)
      .first()
      .click();
    await expect(
      page.getByRole("heading", { level: 1, name: services.heading }),
    ).toBeVisible();
    const service = services.services.at(-1);
    const article = page.getByRole("article").last();
    await article.getByText(services.labels.included).click();
    await expect(
      article.getByText(service?.detailContent.fit ?? ""),
    ).toBeVisible();
  });

  test("testimonials can be scrolled to", async ({ page }) => {
    test.skip(!hasCarousel, "too few quotes to turn");
    await page.goto("./");
    const region = page.getByRole("region", { name: testimonials.heading });
    await region.locator("[data-row]").hover();
    await page.mouse.wheel(10_000, 0);
    await expect(region.locator("[role=group]").last()).toBeInViewport({
      ratio: 0.9,
    });
  });

  for (const kind of Object.keys(forms) as FormKind[])
    test(`the ${kind} form opens the mail program`, async ({ page }) => {
      const form = await openForm(page, kind);
      for (const name of formFields[kind])
        await expect(field(form, name)).toBeVisible();
      await expect(page.getByText(copy.form.noScript.heading)).toBeVisible();
      const panel = page.locator('[data-surface="card"]', { has: form });
      for (const name of [site.phone.shown, site.email])
        await expect(panel.getByRole("link", { name })).toBeVisible();
      // A topic would fill in the subject.
      await expect(page.getByRole("radio")).toHaveCount(0);
      await expect(form).toHaveAttribute("method", "post");
      await expect(form).toHaveAttribute("enctype", "text/plain");
      await expect(sendButton(form)).toHaveAttribute(
        "formaction",
        new RegExp(`^mailto:${site.email}\\?subject=`),
      );
    });
});

/** Texts that are hidden or transparent until a script shows them. */
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
          "details:not([open]) > :not(summary), [data-needs-script], [aria-hidden=true], select",
        ) && !element.checkVisibility({ opacityProperty: true }),
    )
    .map((element) => element.textContent ?? "");
}
