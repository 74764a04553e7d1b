import { expect, test } from "playwright/test";
import { exportedPage, linksOf, textsOf } from "@/e2e/support/export";
import {
  callToAction,
  home,
  landingPages,
  services,
  site,
  projectSteps as steps,
  testimonials,
  whyChooseUs,
} from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { fillIn } from "@/lib/site/fill-in";
import { href } from "@/lib/site/with-base-path";

/** The headings of these sections, as far as the page has them, are in this order. */
function expectInOrder(
  path: string,
  sections: ({ heading: string } | undefined)[],
) {
  const order = textsOf(exportedPage(path)("h2"));
  const expected = sections.flatMap((section) => section?.heading ?? []);
  expect(order.filter((text) => expected.includes(text))).toEqual(expected);
}

test("home and landing pages have their sections in order", () => {
  expectInOrder("/", [
    home.services,
    callToAction,
    whyChooseUs,
    ...(testimonials.testimonials.length > 0 ? [testimonials] : []),
    home.contact,
  ]);
  for (const { path, content } of landingPages)
    expectInOrder(path, [
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

const formLink = (subject: string) =>
  href(`/?subject=${encodeURIComponent(subject)}#contact`);

test("every service has its text, details and links", async ({ page }) => {
  await page.goto(`.${pagePath("services")}`);
  const articles = page.getByRole("article");
  await expect(articles).toHaveCount(services.services.length);
  const discs = page.getByRole("navigation", { name: services.navName });
  for (const [index, service] of services.services.entries()) {
    const { id, title, detailContent, landingPageLink, productLink } = service;
    const article = articles.nth(index);
    await expect(article).toHaveAttribute("id", id);
    const detail = article.getByText(detailContent.fit);
    await expect(detail).toBeVisible({ visible: index === 0 });
    if (index > 0) await article.getByText(services.labels.included).click();
    await expect(detail).toBeVisible();
    await expect(
      discs.getByRole("link", { name: title, exact: true }),
    ).toHaveAttribute("href", new RegExp(`#${id}$`));
    const ask = fillIn(services.labels.ask, { title });
    await expect(article.getByRole("link", { name: ask })).toHaveAttribute(
      "href",
      formLink(title),
    );
    const target = landingPageLink ?? productLink;
    await expect(article.getByRole("link")).toHaveCount(target ? 2 : 1);
    if (!target) continue;
    const link = article.getByRole("link", { name: target.label });
    await expect(link).toHaveAttribute("href", new RegExp(`${target.href}$`));
    if (productLink) await expect(link).toHaveAttribute("target", "_blank");
  }
  for (const { title, price } of services.models?.items ?? [])
    await expect(
      page.getByRole("link").filter({
        has: page.getByRole("heading", { name: title, exact: true }),
      }),
    ).toHaveAttribute("href", formLink(`${title}, ${price}`));
});

test("a focused link to a service is whole in the window", async ({ page }) => {
  await page.goto(`.${pagePath("services")}`);
  const links = page
    .getByRole("navigation", { name: services.navName })
    .getByRole("link");
  for (const width of [390, 1024, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of await links.all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 0.99 });
    }
  }
});

test("a URL with a service's id opens that service", async ({ page }) => {
  // The first is open from the start.
  const [last, beforeLast] = services.services.slice(1).reverse();
  if (!last || !beforeLast) return test.skip(true, "too few services");
  const details = ({ id, detailContent }: typeof last) =>
    page.locator(`[id="${id}"]`).getByText(detailContent.fit);
  await page.goto(`.${pagePath("services")}#${last.id}`);
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

test("the thank-you page offers phone and e-mail", () => {
  const links = linksOf(pagePath("thankyou"), "main");
  for (const [shown, url] of [
    [site.phone.shown, `tel:${site.phone.link}`],
    [site.email, `mailto:${site.email}`],
  ])
    expect(links).toContainEqual([shown, url]);
});

test("with reduced motion an answer unfolds at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`.${pagePath("services")}`);
  const closed = page.locator("details:not([open]) > summary").first();
  const grown = await closed.evaluate((summary: HTMLElement) => {
    const { scrollHeight } = document.body;
    summary.click();
    return document.body.scrollHeight - scrollHeight;
  });
  expect(grown).toBeGreaterThan(50);
});
