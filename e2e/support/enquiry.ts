import { expect, type Locator, type Page } from "playwright/test";
import { contactUs, copy, home, site } from "@/lib/content/load";
import { pagePath } from "@/lib/content/pages";
import { listFields } from "@/lib/enquiry/form-fields";
import { type FormKind, formKinds } from "@/lib/enquiry/form-kinds";
import { mockRelay } from "./mock-relay";
import { urlPattern } from "./visit";

type Typed = Record<string, string>;

const fields = new Map(
  formKinds
    .flatMap((kind) => listFields(kind, copy.form))
    .map((one) => [one.id, one]),
);

/** What a visitor types into the fields that the owner of the site has added. */
const addedTo = (kind: FormKind): Typed =>
  Object.fromEntries(
    listFields(kind, copy.form)
      .filter(({ isAdded }) => isAdded)
      .map(({ id, label, choices }) => [id, choices?.at(-1) ?? label]),
  );

/** Each form's page and heading, and what a visitor types into it. */
export const forms: Record<
  FormKind,
  { path: string; heading: string; typed: Typed }
> = {
  question: {
    path: pagePath("contact-us"),
    heading: contactUs.panel.heading,
    typed: {
      name: "Devika “देविका” O'Rao <b>",
      email: "devika.rao@example.in",
      phone: "9800000000",
      message:
        "We run four clinics 🩺\n\nand want patients to book & pay; 50% <i>online</i>.",
      ...addedTo("question"),
    },
  },
  project: {
    path: "/",
    heading: home.contact.heading,
    typed: {
      name: "அனிதா Kumar",
      email: "anita-k@mango-farm.co.in",
      phone: "0123456789",
      subject: "Counting mangoes & “ripe” ones",
      message: "Can a camera see bruises?\n- 3 belts\n- 2 shifts",
      ...addedTo("project"),
    },
  },
};

export function getForm(page: Page, kind: FormKind): Locator {
  return page.getByRole("form", { name: forms[kind].heading, exact: true });
}

export function field(form: Locator, name: string): Locator {
  return form.getByLabel(fields.get(name)?.label ?? "", { exact: true });
}

export function sendButton(form: Locator): Locator {
  return form.getByRole("button", { name: copy.form.submit });
}

export function overlay(page: Page): Locator {
  return page.getByRole("status", { name: copy.loading });
}

export function toastsIn(page: Page): Locator {
  return page.locator("[data-sonner-toast]");
}

export async function openForm(
  page: Page,
  kind: FormKind = "question",
): Promise<Locator> {
  await page.goto(`.${forms[kind].path}`);
  return getForm(page, kind);
}

export async function openFilled(
  page: Page,
  kind: FormKind = "question",
): Promise<Locator> {
  const form = await openForm(page, kind);
  await fillForm(form, kind);
  return form;
}

/** Waits until the form's code has loaded and read the draft. */
export async function expectFormReady(form: Locator): Promise<void> {
  const widget = form.page().locator("[data-island][data-ready]");
  await expect(widget.filter({ has: form })).toBeAttached();
}

/** Waits for the result of a sent form: the thank-you page, one success toast, no overlay. */
export async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(urlPattern(pagePath("thankyou")));
  await expect(toastsIn(page)).toHaveText([copy.form.toasts.success]);
  await expect(overlay(page)).toHaveCount(0);
}

export async function fillForm(
  form: Locator,
  kind: FormKind,
  typed = forms[kind].typed,
): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const control = field(form, name);
    if (fields.get(name)?.choices) await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Submits the empty form, so that it shows its errors. */
export async function sendEmpty(form: Locator): Promise<void> {
  await sendButton(form).click();
  await expect(form.getByText(copy.form.errors.nameRequired)).toBeVisible();
}

/** Sends the form to a relay that responds with an error, so that a toast stays open. */
export async function sendAndFail(page: Page, kind: FormKind): Promise<void> {
  await mockRelay(page, { error: "The mailbox is full" });
  const form = getForm(page, kind);
  await fillForm(form, kind);
  await sendButton(form).click();
  await expect(toastsIn(page)).toBeVisible();
  await expect(toastsIn(page)).toHaveAttribute("data-mounted", "true");
}

/** The current values of the fields. */
export async function fieldValues(
  form: Locator,
  kind: FormKind,
): Promise<Typed> {
  const found: Typed = {};
  for (const name of Object.keys(forms[kind].typed)) {
    found[name] = await field(form, name).inputValue();
  }
  return found;
}

/** The request that the relay must receive for the typed values. */
export function expectedMail(kind: FormKind, typed = forms[kind].typed) {
  return {
    to: site.email,
    subject: typed.subject ?? copy.form.subject,
    body: [
      ...[`Name: ${typed.name}`, `Email: ${typed.email}`],
      `Phone Number: ${typed.phone}`,
      ...Object.entries(addedTo(kind)).map(
        ([id, value]) => `${fields.get(id)?.label}: ${value}`,
      ),
      `Message: ${typed.message}`,
    ].join("\n"),
    name: site.senderLabel,
  };
}
