/** @jest-environment jsdom */
import { whenVisible } from "./when-visible";

/** A page whose first element is the widget, watched from now on. */
function watch(html: string) {
  document.body.innerHTML = html;
  const start = jest.fn();
  const leave = whenVisible(document.body.firstElementChild as Element, start);
  return { start, leave };
}

const typeInto = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new Event("input", { bubbles: true }));

test("typing into a widget brings its code once, and not after it was left", () => {
  const { start } = watch("<div><input></div>");
  typeInto("input");
  typeInto("input");
  expect(start).toHaveBeenCalledTimes(1);
  const left = watch("<div><input></div>");
  left.leave();
  typeInto("input");
  expect(left.start).not.toHaveBeenCalled();
});

test("typing elsewhere brings no code, but a link into the page does, as the jump waits for every widget", () => {
  const { start } = watch('<div></div><input><a href="#contact">To</a>');
  typeInto("input");
  expect(start).not.toHaveBeenCalled();
  document.querySelector("a")?.click();
  expect(start).toHaveBeenCalledTimes(1);
});

test.each(["data-typed", "data-early"])(
  "a widget that was used before its code could be is wanted at once: %s",
  (mark) => {
    const { start } = watch(`<div><form ${mark}></form></div>`);
    expect(start).toHaveBeenCalledTimes(1);
  },
);
