/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { copy, site } from "@/lib/content/load";
import type { Interface } from "@/lib/content/types";
import { EnquiryForm } from "./enquiry-form";

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

test("an owner's fields stand before the message, each as its kind", () => {
  const { container } = render(
    <EnquiryForm
      form="question"
      labelledBy="heading"
      promise=""
      site={site}
      copy={{ ...copy, form: { ...copy.form, addedFields } }}
    />,
  );
  const sent = new FormData(container.querySelector("form") ?? undefined);
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
