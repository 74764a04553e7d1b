/** @jest-environment jsdom */
import { screen } from "@testing-library/dom";
import { showToast } from "./toasts";

// jsdom has no layout, so it has no observer of sizes.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

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
