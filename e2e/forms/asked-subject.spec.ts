import { expect, type Page } from "playwright/test";
import { openWithoutScript } from "@/e2e/support/animation";
import {
  expectedMail,
  expectThanks,
  field,
  fillForm,
  forms,
  getForm,
  openForm,
  sendButton,
} from "@/e2e/support/enquiry";
import { test } from "@/e2e/support/mock-relay";
import { home } from "@/lib/content/load";
import { ownFields } from "@/lib/enquiry/form-fields";

const { panel, topics } = home.contact;
const [topic, ...others] = topics?.items ?? [];
const last = others.at(-1);

const link = (subject: string) =>
  `./?subject=${encodeURIComponent(subject)}#contact`;
const heading = (page: Page, name: string) =>
  page.locator("#contact").getByRole("heading", { name, exact: true });
const button = (page: Page, name = topic?.label ?? "") =>
  page.getByRole("radio", { name, exact: true });

test("a link's subject shows above the first empty field", async ({ page }) => {
  const form = getForm(page, "project");
  for (const [width, height] of [
    [320, 568],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The same URL would only be scrolled to, in the same document.
    await page.goto("about:blank");
    await page.goto(link("One price, in all"));
    await expect(field(form, "subject")).toHaveValue("One price, in all");
    await expect(field(form, "name")).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 664 });
  const { subject: _, message: __, ...above } = forms.project.typed;
  await fillForm(form, "project", above);
  await page.goto(link("Another price"));
  await expect(field(form, "subject")).toHaveValue("Another price");
  await expect(field(form, "message")).toBeInViewport({ ratio: 1 });
});

test("a link replaces no subject that was typed", async ({ page }) => {
  const form = getForm(page, "project");
  await page.goto(link("The first"));
  await field(form, "name").fill("Devika");
  await page.goto(link("The second"));
  await expect(field(form, "name")).toHaveValue("Devika");
  await expect(field(form, "subject")).toHaveValue("The second");
  await field(form, "subject").fill("Mine");
  await page.goto(link("The third"));
  await expect(field(form, "subject")).toHaveValue("Mine");
  await expect(heading(page, panel.heading)).toBeVisible();
});

test("a link's words show in the field alone", async ({ page }) => {
  const most = ownFields.subject.limit;
  await page.goto(link(`\u202eZzz\n${"z".repeat(most)}`));
  const written = `Zzz ${"z".repeat(most)}`.slice(0, most);
  const subject = field(getForm(page, "project"), "subject");
  await expect(subject).toHaveValue(written);
  await expect(heading(page, panel.heading)).toBeVisible();
  await expect(page.getByText("Zzz")).toHaveCount(0);
});

test("a sent form asks for nothing on return", async ({ page, relay }) => {
  const form = getForm(page, "project");
  await page.goto(link("A price"));
  await expect(field(form, "subject")).toHaveValue("A price");
  const { subject: _, ...typed } = forms.project.typed;
  await fillForm(form, "project", typed);
  await sendButton(form).click();
  await expectThanks(page);
  expect(relay.mails).toEqual([
    { ...expectedMail("project"), subject: "A price" },
  ]);
  await page.goBack();
  await expect(field(form, "subject")).toHaveValue("");
  await expect(heading(page, panel.heading)).toBeVisible();
});

test.describe("topics", () => {
  test.skip(!topics, "the form of home has none");

  test("a topic sets subject, heading and picture", async ({ page, relay }) => {
    const form = await openForm(page, "project");
    const picture = page.getByRole("img", { name: home.contact.image.alt });
    await picture.scrollIntoViewIfNeeded();
    for (const { label, heading: title, disc } of [topic, last].flatMap(
      (one) => one ?? [],
    )) {
      await button(page, label).check();
      await expect(field(form, "subject")).toHaveValue(label);
      await expect(heading(page, title)).toBeVisible();
      await expect(picture).toBeVisible({ visible: !disc });
    }
    const { subject: _, ...typed } = forms.project.typed;
    await fillForm(form, "project", typed);
    await page.reload();
    await expect(heading(page, last?.heading ?? "")).toBeVisible();
    await sendButton(form).click();
    await expectThanks(page);
    expect(relay.mails).toEqual([
      { ...expectedMail("project"), subject: last?.label },
    ]);
  });

  test("a link chooses its topic", { tag: "@sweep" }, async ({ page }) => {
    const [word = ""] = topic?.words.split(" ") ?? [];
    await page.goto(link(`Our ${word.toUpperCase()}, please`));
    await expect(button(page)).toBeChecked();
    await page.goto(link("Zzz, 5000"));
    await expect(heading(page, panel.heading)).toBeVisible();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    const subject = field(getForm(page, "project"), "subject");
    for (const label of [last?.label, topic?.label]) {
      await button(page, label).check();
      await expect(subject).toHaveValue(`${label}: Zzz, 5000`);
    }
  });

  test("a topic leaves a typed subject as it is", async ({ page }) => {
    const form = await openForm(page, "project");
    await fillForm(form, "project");
    await button(page).check();
    await expect(heading(page, topic?.heading ?? "")).toBeVisible();
    await expect(field(form, "subject")).toHaveValue(
      forms.project.typed.subject ?? "",
    );
  });

  test("a topic chosen before the code works counts", async ({ page }) => {
    await using site = await openWithoutScript(page, forms.project.path);
    await button(page).check();
    site.release();
    const form = getForm(page, "project");
    await expect(field(form, "subject")).toHaveValue(topic?.label ?? "");
  });
});
