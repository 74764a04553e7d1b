import { expect, type Page, test } from "playwright/test";
import { openWithoutScript } from "@/e2e/support/animation";
import { sweepTag } from "@/e2e/support/tested-pages";
import { openReady } from "@/e2e/support/visit";
import {
  callToAction,
  copy,
  home,
  landingPages,
  notFound,
  services,
  site,
  projectSteps as steps,
  testimonials,
  whyChooseUs,
} from "@/lib/content/load";

/** The headings of these sections, as far as the page has them, are in this order. */
async function expectInOrder(
  page: Page,
  sections: ({ heading: string } | undefined)[],
) {
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  const order = await headings.allTextContents();
  const expected = sections.flatMap((section) => section?.heading ?? []);
  expect(order.filter((text) => expected.includes(text))).toEqual(expected);
}

for (const { path, content } of landingPages) {
  test(`${path} has the sections of the template in order`, {
    tag: sweepTag(path),
  }, async ({ page }) => {
    await page.goto(`.${path}`);
    const main = page.getByRole("main");
    const banner = main.getByRole("region", { name: content.banner.heading });
    await expect(banner.getByText(content.banner.tag)).toBeVisible();
    await expect(
      banner.getByRole("link", { name: content.banner.action }),
    ).toHaveAttribute("href", "#contact");
    await expectInOrder(page, [
      content.about,
      content.services,
      steps,
      content.portfolio,
      content.solutions,
      content.collage,
      content.questions,
      content.contact,
    ]);
  });
}

test("every service has its text, details and link", async ({ page }) => {
  await page.goto("./services");
  const articles = page.getByRole("article");
  await expect(articles).toHaveCount(services.services.length);
  const discs = page.getByRole("navigation", { name: services.navName });
  for (const [index, service] of services.services.entries()) {
    const { id, title, detailContent, landingPageLink, productLink } = service;
    const article = articles.nth(index);
    await expect(article).toHaveAttribute("id", id);
    await expect(
      article.getByRole("heading", { level: 2, name: title }),
    ).toBeVisible();
    await expect(article.getByText(service.desc)).toBeVisible();
    const detail = article.getByText(detailContent.fit);
    await expect(detail).toBeVisible({ visible: index === 0 });
    if (index > 0) await article.getByText(services.labels.included).click();
    await expect(detail).toBeVisible();
    await expect(article).toContainText(detailContent.get.join(""));

    await expect(
      discs.getByRole("link", { name: title, exact: true }),
    ).toHaveAttribute("href", new RegExp(`#${id}$`));
    const link = article.getByRole("link");
    const target = landingPageLink ?? productLink;
    await expect(link).toHaveCount(target ? 1 : 0);
    if (!target) continue;
    await expect(link).toContainText(target.label);
    await expect(link).toHaveAttribute("href", new RegExp(`${target.href}$`));
    if (productLink) await expect(link).toHaveAttribute("target", "_blank");
  }
});

test.describe("a way to work together", () => {
  const [model] = services.models?.items ?? [];
  test.skip(!model, "the services page names none");
  const title = model?.title ?? "";
  const subject = (page: Page) =>
    page.getByRole("textbox", { name: copy.form.labels.subject });

  test("links to the form with its name as the subject", async ({ page }) => {
    await page.goto("./services");
    await page
      .getByRole("link")
      .filter({ has: page.getByRole("heading", { name: title }) })
      .click();
    await expect(subject(page)).toHaveValue(title);
    await expect(subject(page)).toBeInViewport();
  });

  test("keeps a subject that the visitor has typed", async ({ page }) => {
    await openReady(page, "/");
    await subject(page).scrollIntoViewIfNeeded();
    await expect(page.locator("#contact [data-ready]")).toBeVisible();
    await subject(page).fill("Mine");
    await page.goto(`./?subject=${encodeURIComponent(title)}#contact`);
    await expect(page.locator("#contact [data-ready]")).toBeVisible();
    await expect(subject(page)).toHaveValue("Mine");
  });
});

test("a URL with a service's id opens that service", async ({ page }) => {
  // The first is open from the start.
  const [last, beforeLast] = services.services.slice(1).reverse();
  if (!last || !beforeLast) return test.skip(true, "too few services");
  const details = ({ id, detailContent }: typeof last) =>
    page.locator(`[id="${id}"]`).getByText(detailContent.fit);
  // Without the page's script, which would open it a second time.
  await openWithoutScript(page, `/services#${last.id}`);
  await expect(details(beforeLast)).toBeHidden();
  for (const service of [last, beforeLast]) {
    await page.evaluate((id) => {
      location.hash = id;
    }, service.id);
    await expect(details(service)).toBeVisible();
    await expect(
      page.getByRole("heading", { name: service.title, exact: true }),
    ).toBeInViewport();
  }
});

test("the thank-you and the 404 page offer further links", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("./thankyou");
  await expect(
    main.getByRole("link", { name: site.phone.shown }),
  ).toHaveAttribute("href", `tel:${site.phone.link}`);
  await expect(main.getByRole("link", { name: site.email })).toBeVisible();
  await page.goto("./no-such-page");
  for (const { label } of notFound.links)
    await expect(main.getByRole("link", { name: label })).toBeVisible();
});

test("home has its blocks in order", async ({ page }) => {
  await page.goto("./");
  await expectInOrder(page, [
    home.services,
    whyChooseUs,
    ...(testimonials.testimonials.length > 0 ? [testimonials] : []),
    callToAction,
    home.contact,
  ]);
});
