/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { startTransition } from "react";
import { island } from "./island";

const copy = {
  widget: "This widget did not load.",
  retry: "Load again",
  reload: "Reload the page",
};

test("after a change of page a widget loads at once, does not hold up the page if it does not arrive, and another attempt brings it", async () => {
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
  fireEvent.click(screen.getByRole("button", { name: copy.retry }));
  expect(await screen.findByText("Hello")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});
