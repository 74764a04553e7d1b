/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { copy, site } from "@/lib/content/load";
import type { Interface } from "@/lib/content/types";
import { errorBody } from "@/lib/enquiry/error-codes";
import { EnquiryForm } from "./enquiry-form";
import { attach } from "./form.browser";
import { keepTyped } from "./keep-typed.browser";

const shared = { limit: 120, forms: ["question" as const] };
const addedFields: Interface["form"]["addedFields"] = [
  { ...shared, id: "company", label: "Company", kind: "line", hint: "Or none" },
  { ...shared, id: "plan", label: "Plan", kind: "text", required: "Say it" },
  {
    ...shared,
    id: "budget",
    label: "Budget",
    kind: "choice",
    choices: ["Small", "Large"],
  },
  { ...shared, id: "other", label: "Other", kind: "line", forms: ["project"] },
];

function renderForm(form: Interface["form"], accepts = site.accepts) {
  const { container } = render(
    <EnquiryForm
      form="question"
      labelledBy="heading"
      promise=""
      site={{ ...site, accepts }}
      copy={{ ...copy, form }}
    />,
  );
  return container.querySelector(keepTyped.selector) as HTMLElement;
}

test("an owner's fields stand before the message, each as its kind", () => {
  const root = renderForm({ ...copy.form, addedFields });
  const sent = new FormData(root.querySelector("form") ?? undefined);
  expect([...sent.keys()]).toEqual(
    "name email phone company plan budget message".split(" "),
  );
  const line = screen.getByRole("textbox", { name: "Company" });
  expect(line).toHaveProperty("type", "text");
  expect(line).toHaveAccessibleDescription("Or none");
  expect(line).not.toBeRequired();
  const text = screen.getByRole("textbox", { name: "Plan" });
  expect(text).toHaveProperty("type", "textarea");
  expect(text).toBeRequired();
  const choice = screen.getByRole("combobox", { name: "Budget" });
  const choices = within(choice).getAllByRole<HTMLOptionElement>("option");
  const values = choices.map(({ value }) => value);
  expect(values).toEqual(["", "Small", "Large"]);
});

test.each([
  ["ten digits", "numeric"],
  ["international", "tel"],
] as const)("phone numbers of %s bring the keyboard %s", (phone, inputMode) => {
  const root = renderForm(copy.form, { ...site.accepts, phone });
  const field = root.querySelector("[name=phone]");
  expect(field).toHaveAttribute("inputmode", inputMode);
});

test("a page has the owner's words for the relay's errors, and not the relay's own", () => {
  const { error } = errorBody("rejected");
  const relay = { ...copy.form.toasts.relay, busy: "Druk.", rejected: error };
  const toasts = { ...copy.form.toasts, relay };
  const { settings } = renderForm({ ...copy.form, toasts }).dataset;
  expect(settings).toContain("Druk.");
  expect(settings).not.toContain(error);
});

test("a form looks for values that came without an event only while it has the focus", () => {
  jest.useFakeTimers();
  const root = renderForm(copy.form);
  attach(root, new AbortController().signal, undefined, {
    load: jest.fn(),
    fetchAhead() {},
  });
  expect(jest.getTimerCount()).toBe(0);
  root.querySelector("input")?.focus();
  expect(jest.getTimerCount()).toBe(1);
  jest.useRealTimers();
});
