/** @jest-environment jsdom */
import { screen } from "@testing-library/dom";
import { publishStackHeight } from "./stack-height.browser";
import { showToast } from "./toasts.browser";

// jsdom has no layout: an observer reports once, and every box is the same.
globalThis.ResizeObserver = class {
  constructor(private report: () => void) {}
  observe() {
    this.report();
  }
  unobserve() {}
  disconnect() {}
} as never;

const labels = { dismiss: "Weg", list: "Meldingen alt+T" };

test("a toast and its button have the names that they are given", async () => {
  const dismiss = showToast("error", "Toast", labels);
  await screen.findByRole("region", { name: labels.list });
  await screen.findByRole("button", { name: labels.dismiss });
  dismiss();
});

test("at most 20 toasts are visible at any moment", async () => {
  const counts: number[] = [];
  const visible = "[data-sonner-toast]:not([data-visible=false])";
  for (let count = 1; count <= 25; count++) {
    showToast("error", `Toast ${count}`, labels);
    await screen.findByText(`Toast ${count}`);
    counts.push(document.querySelectorAll(visible).length);
  }
  expect(Math.max(...counts)).toBe(20);
});

test.each(["input", "select", "button"])(
  "a focused %s under the toasts is scrolled to",
  (name) => {
    const control = document.body.appendChild(document.createElement(name));
    control.scrollIntoView = jest.fn();
    control.focus();
    const lowerHalf = new DOMRect(0, innerHeight / 2, 100, innerHeight / 2);
    jest
      .spyOn(Element.prototype, "getBoundingClientRect")
      .mockReturnValue(lowerHalf);
    publishStackHeight(document.createElement("div"));
    expect(control.scrollIntoView).toHaveBeenCalledTimes(1);
  },
);
