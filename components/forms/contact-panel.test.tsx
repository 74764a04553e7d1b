/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { copy, site } from "@/lib/content/load";
import { readDraft, saveDraft } from "@/lib/enquiry/draft";
import { ContactPanel } from "./contact-panel";
import { attach } from "./form.browser";
import { keepTyped } from "./keep-typed.browser";

const { labels, errors } = copy.form;

let root: HTMLElement;
let end: AbortController;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The panel of a visitor who came back and has typed a name and half a number before the script ran. */
beforeEach(() => {
  saveDraft("project", { name: "Draft", email: "draft@" });
  const topics = {
    name: "Topics",
    items: [{ label: "Fixed scope", heading: "One price", words: "" }],
  };
  const { container } = render(
    <section>
      <ContactPanel form="project" topics={topics} site={site} copy={copy} />
    </section>,
  );
  field(labels.name).value = "Typed";
  field(labels.phone).value = "12";
  root = container.querySelector(keepTyped.selector) as HTMLElement;
  end = new AbortController();
  keepTyped(root, end.signal);
});

afterEach(() => {
  end.abort();
  sessionStorage.clear();
});

function loadForm() {
  const toasts = { load: () => Promise.reject(), fetchAhead() {} };
  attach(root, end.signal, undefined, toasts);
}

test("a draft fills only fields in which nothing was typed", () => {
  expect(field(labels.name)).toHaveValue("Typed");
  expect(field(labels.email)).toHaveValue("draft@");
});

test("a form with a draft shows errors only of what was typed since", async () => {
  loadForm();
  await screen.findByText(errors.phoneInvalid);
  expect(field(labels.phone)).toHaveAttribute("aria-invalid", "true");
  expect(field(labels.email)).not.toHaveAttribute("aria-invalid");
});

test("a topic's subject counts as the topic's after a visit to another page", () => {
  loadForm();
  fireEvent.click(field("Fixed scope"));
  fireEvent(window, new Event("pagehide"));
  expect(readDraft("project")).toMatchObject({
    name: "Typed",
    subject: "Fixed scope",
    asked: "Fixed scope",
  });
});
