import { whenVisible } from "./when-visible";

function page(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
}

test("typing into a widget brings its code", () => {
  const start = jest.fn();
  const widget = page("<div><input></div>");
  whenVisible(widget, start);
  widget
    .querySelector("input")
    ?.dispatchEvent(new Event("input", { bubbles: true }));
  widget
    .querySelector("input")
    ?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(start).toHaveBeenCalledTimes(1);
});

test("what happens elsewhere on the page does not", () => {
  const start = jest.fn();
  page("<div></div>");
  whenVisible(document.body.firstElementChild as Element, start);
  document.body.insertAdjacentHTML("beforeend", "<input>");
  document.querySelector("input")?.focus();
  expect(start).not.toHaveBeenCalled();
});

test("a link into the page brings it, as the jump waits for every widget", () => {
  const start = jest.fn();
  page("<div></div>");
  whenVisible(document.body.firstElementChild as Element, start);
  document.body.insertAdjacentHTML("beforeend", '<a href="#contact">To</a>');
  document.querySelector("a")?.click();
  expect(start).toHaveBeenCalledTimes(1);
});

test.each(["data-typed", "data-early"])(
  "a widget that was used before its code could be is wanted at once: %s",
  (mark) => {
    const start = jest.fn();
    whenVisible(page(`<div><form ${mark}></form></div>`), start);
    expect(start).toHaveBeenCalledTimes(1);
  },
);

test("a widget that is left is watched no more", () => {
  const start = jest.fn();
  const widget = page("<div><input></div>");
  whenVisible(widget, start)();
  widget.querySelector("input")?.focus();
  expect(start).not.toHaveBeenCalled();
});
