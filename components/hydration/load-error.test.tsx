/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startTransition } from "react";
import { island } from "./island";

const copy = {
  widget: "This widget did not load.",
  retry: "Load again",
  reload: "Reload the page",
};

test("after a change of page a widget loads at once, as it has no HTML to wait in", async () => {
  const Widget = island<{ name: string }>(async () => ({
    default: ({ name }) => <p>Hello {name}</p>,
  }));
  await act(async () => {
    render(<Widget name="Devika" loadErrorCopy={copy} />);
  });
  expect(screen.getByText("Hello Devika")).toBeVisible();
});

test("a change of page does not wait for a widget that did not arrive, and another attempt brings it", async () => {
  let isOffline = true;
  const Widget = island(async () => {
    if (isOffline) throw new Error("offline");
    return { default: () => <p>Hello</p> };
  });
  const { rerender } = render(<p>The page before</p>);
  await act(async () =>
    startTransition(() => rerender(<Widget loadErrorCopy={copy} />)),
  );
  expect(screen.getByRole("alert")).toHaveTextContent(copy.widget);

  isOffline = false;
  await userEvent.click(screen.getByRole("button", { name: copy.retry }));
  expect(await screen.findByText("Hello")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});
