import { expect, test } from "playwright/test";
import { contactUs, home, site, testimonials, ui } from "@/lib/content/load";
import { routes } from "@/lib/routes";
import { openSettled } from "./a11y";

const { navigation, newTab, carousel } = ui;

for (const { path, kind } of routes) {
  test(`a screen reader finds on ${path} the landmarks and their links in order`, async ({
    page,
  }) => {
    await openSettled(page, path);
    const links =
      kind === "main"
        ? routes.flatMap((route) =>
            "navLabel" in route ? [route.navLabel] : [],
          )
        : ui.landingLinks.map(({ label }) => label);
    const name = kind === "main" ? navigation.main : navigation.landing;
    await expect(page.locator("body")).toMatchAriaSnapshot(`
      - link "${ui.skipLink}"
      - banner:
        - link "${navigation.logoLabel}"
        - navigation "${name}":
          - list:
${links.map((link) => `            - listitem:\n              - link "${link}"`).join("\n")}
        - link "${navigation.call}"
      - main
      - contentinfo
      - complementary:
        - link "${navigation.chat} ${newTab}"
    `);
  });
}

test("the quotes are read as a carousel: its controls, then each slide with its place", async ({
  page,
}) => {
  await page.goto("./");
  const region = page.getByRole("region", { name: testimonials.heading });
  await expect(region).toHaveAttribute("aria-roledescription", "carousel");
  for (const name of [carousel.previous, carousel.next])
    await expect(region.getByRole("button", { name })).toHaveCount(1);
  const count = testimonials.testimonials.length;
  for (const [index, { desc }] of testimonials.testimonials.entries()) {
    await expect(
      region.locator(`[role=group][aria-label="${index + 1} of ${count}"]`),
    ).toContainText(desc);
  }
});

test("a field's error is read with its field, and only then", async ({
  page,
}) => {
  await openSettled(page, "/contact-us");
  const form = page.getByRole("form", { name: contactUs.panel.heading });
  const email = form.getByLabel(ui.form.labels.email, { exact: true });
  await expect(email).not.toHaveAccessibleDescription(/./);
  await form.getByRole("button", { name: ui.form.submit }).click();
  await expect(email).toHaveAccessibleDescription(ui.form.errors.emailRequired);
});

test("figures are read in their final form", async ({ page }) => {
  await page.goto("./");
  const tree = await page.getByRole("main").ariaSnapshot();
  for (const figure of ["3+", "20+", "120+", "100%"])
    expect(tree).toContain(figure);
  expect(tree).toContain(home.contact.heading);
  expect(tree).toContain(site.tagline);
});
