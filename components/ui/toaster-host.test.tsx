/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { dismissToasts, toast, toastStore } from "./toast-store";
import { ToasterHost } from "./toaster-host";

afterEach(() => {
  act(() => {
    for (const { id } of toastStore.getState()) dismissToasts(id);
  });
});

test("of a burst of 25 no more than 20 are visible at any moment, the leaving ones counted", async () => {
  const { container } = render(<ToasterHost dismiss="Dismiss" />);
  const counts: number[] = [];
  const visible = "[data-sonner-toast]:not([data-visible=false])";
  for (let count = 1; count <= 25; count++) {
    act(() => toast("error", `Toast ${count}`, `topic ${count}`));
    await screen.findByText(`Toast ${count}`);
    counts.push(container.querySelectorAll(visible).length);
  }
  expect(Math.max(...counts)).toBe(20);
});
