import { expect, test } from "playwright/test";
import {
  type Branch,
  body,
  drawer,
  lines,
  node,
  says,
  told,
} from "@/e2e/support/aria-tree";
import { landingMain } from "@/e2e/support/aria-tree-landing";
import {
  aboutMain,
  contactMain,
  homeMain,
  notFoundMain,
  servicesMain,
  thankyouMain,
} from "@/e2e/support/aria-tree-pages";
import { openSettled, pages } from "@/e2e/support/axe";
import { hydrate } from "@/e2e/support/console-guard";
import {
  field,
  fillIn,
  formOf,
  forms,
  sendAndFail,
  sendButton,
  toastsIn,
} from "@/e2e/support/enquiry";
import { statistics, testimonials, ui } from "@/lib/content/load";
import { fieldsOf } from "@/lib/enquiry/fields";
import { routes } from "@/lib/routes";

const { navigation, carousel } = ui;
const { errors } = ui.form;

const mains: Record<string, Branch[]> = {
  "/": homeMain(),
  "/services": servicesMain(),
  "/about-us": aboutMain(),
  "/contact-us": contactMain(),
  "/thankyou": thankyouMain(),
  "/no-such-page": notFoundMain(),
};

for (const path of pages) {
  const landing = routes.find(
    (route) => route.path === path && route.kind === "landing",
  );
  const kind = landing ? "landing" : "main";

  test(`a screen reader is told all of ${path}, in order, and nothing else`, async ({
    page,
  }) => {
    await openSettled(page, path);
    const main = landing ? landingMain(landing.id) : (mains[path] ?? []);
    await expect
      .poll(() => told(page.locator("body")))
      .toEqual(lines(body(kind, main)));
  });

  test(`a screen reader is told all of the open menu of ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`.${path}`);
    await page.getByRole("button", { name: navigation.openMenu }).click();
    const menu = page.getByRole("dialog", { name: navigation.menu });
    await expect(menu).toBeVisible();
    await expect.poll(() => told(menu)).toEqual(lines(drawer(kind)));
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

for (const kind of ["question", "project"] as const) {
  test(`each error of the ${kind} form is read with its field, and only then`, async ({
    page,
  }) => {
    await openSettled(page, forms[kind].path);
    const form = formOf(page, kind);
    for (const name of fieldsOf[kind])
      await expect(field(form, name)).not.toHaveAccessibleDescription(
        errors[`${name}Required`],
      );
    await sendButton(form).click();
    for (const name of fieldsOf[kind]) {
      await expect(field(form, name)).toHaveAccessibleDescription(
        errors[`${name}Required`],
      );
      await expect(field(form, name)).toHaveAttribute("aria-invalid", "true");
    }
    const [first = "name"] = fieldsOf[kind];
    await expect(field(form, first)).toBeFocused();
    await fillIn(form, kind);
    for (const name of fieldsOf[kind])
      await expect(field(form, name)).not.toHaveAttribute("aria-invalid");
  });
}

test("a notice is read out when it comes, and can be dismissed by its name", async ({
  page,
}) => {
  await openSettled(page, forms.question.path);
  await sendAndFail(page, "question");
  const live = page.locator("[aria-live=polite]", { has: toastsIn(page) });
  await expect(live).toHaveCount(1);
  await expect
    .poll(() => told(toastsIn(page)))
    .toEqual(
      lines([
        node(
          "listitem",
          "",
          node("button", ui.form.toasts.dismiss),
          says("text", "The mailbox is full"),
        ),
      ]),
    );
});

test("figures are read in their final form while they are seen to count", async ({
  page,
}) => {
  await page.goto("./about-us");
  await hydrate(page);
  const region = page.getByRole("region", { name: statistics.heading });
  await region.scrollIntoViewIfNeeded();
  for (const { value, suffix, label } of statistics.statistics)
    await expect(
      region.getByRole("listitem").filter({ hasText: label }),
    ).toMatchAriaSnapshot(`- listitem: "${value}${suffix} ${label}"`);
});
