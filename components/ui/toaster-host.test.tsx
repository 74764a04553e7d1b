import { act, fireEvent, render, screen } from "@testing-library/react";
import { dismissToast, getToasts, toast } from "./toast-store";
import { ToasterHost } from "./toaster-host";

afterEach(() => {
  act(() => {
    for (const { id } of getToasts().toasts) dismissToast(id);
  });
});

test("a toast is shown as it is, and goes when it is dismissed", async () => {
  render(<ToasterHost dismiss="Dismiss" />);
  act(() => toast("error", "<b>Mailbox</b> full", "question"));
  expect(await screen.findByText("<b>Mailbox</b> full")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(getToasts().toasts).toEqual([]);
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
