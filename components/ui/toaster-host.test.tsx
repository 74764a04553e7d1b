import { act, fireEvent, render, screen } from "@testing-library/react";
import { dismissNotice, getBoard, notify } from "./toast-store";
import { ToasterHost } from "./toaster-host";

afterEach(() => {
  act(() => {
    for (const { id } of getBoard().notices) dismissNotice(id);
  });
});

test("a notice is shown as it is, and goes when it is dismissed", async () => {
  render(<ToasterHost dismiss="Dismiss" />);
  act(() => notify("error", "<b>Mailbox</b> full"));
  expect(await screen.findByText("<b>Mailbox</b> full")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(getBoard().notices).toEqual([]);
});
