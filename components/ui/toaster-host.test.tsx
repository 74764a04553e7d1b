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
