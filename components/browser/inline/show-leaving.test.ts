/** @jest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/dom";
import "./show-leaving";

Object.assign(globalThis, { LOADING: "Loading" });
// jsdom opens no pages.
addEventListener("click", (event) => event.preventDefault());

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  fireEvent(window, new Event("pagehide"));
});

const bar = () =>
  within(document.documentElement).queryByRole("status", { name: "Loading" });

/** Clicks a link and waits until a visitor would notice that the next page is slow. */
function follow(link: string, modifiers = {}) {
  document.body.innerHTML = `<a ${link}><b>Services</b></a>`;
  fireEvent.click(screen.getByText("Services"), modifiers);
  jest.advanceTimersByTime(500);
}

test("links to pages of the site show one bar until this page is gone", () => {
  follow('href="/services"');
  expect(bar()).toBeInTheDocument();
  follow('href="/about-us"');
  fireEvent(window, new Event("pagehide"));
  expect(bar()).not.toBeInTheDocument();
});

test("a link to this path with another query shows the bar", () => {
  follow('href="?plan=2#main"');
  expect(bar()).toBeInTheDocument();
});

test.each([
  ["an anchor of this page", 'href="#team"', {}],
  ["a new tab", 'href="/services" target="_blank"', {}],
  ["another site", 'href="https://example.org/services"', {}],
  ["a link that is opened beside this page", 'href="/"', { ctrlKey: true }],
  ["a link that is opened so on a Mac", 'href="/"', { metaKey: true }],
  ["a link that is opened in a window", 'href="/"', { shiftKey: true }],
  ["a link that is saved", 'href="/"', { altKey: true }],
  ["a file", 'href="/brochure.pdf"', {}],
  ["a download", 'href="/brochure" download', {}],
])("%s shows no bar", (_link, attributes, modifiers) => {
  follow(attributes, modifiers);
  expect(bar()).not.toBeInTheDocument();
});

test("a link that other code handles shows no bar", () => {
  document.body.onclick = (event) => event.preventDefault();
  follow('href="/services"');
  document.body.onclick = null;
  expect(bar()).not.toBeInTheDocument();
});

test("the bar goes if the browser asks whether to leave and the visitor stays", () => {
  follow('href="/services"');
  const leave = new Event("beforeunload", { cancelable: true });
  fireEvent(window, leave);
  leave.preventDefault();
  jest.advanceTimersByTime(1);
  expect(bar()).not.toBeInTheDocument();
});

test("a click that another program sends to the document is no error", () => {
  const errors = jest.fn();
  addEventListener("error", errors);
  fireEvent.click(document);
  removeEventListener("error", errors);
  expect(errors).not.toHaveBeenCalled();
});
