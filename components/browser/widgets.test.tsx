/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { LoadError } from "@/components/ui/load-error";
import type { LateCode } from "./late-code";
import { loadWidget } from "./widgets";

// jsdom has no layout, so nothing is ever visible.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as never;
globalThis.reportError = () => {};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const noCode = async () => {
  throw new TypeError("Failed to fetch");
};

function widget(message: React.ReactNode, load: () => Promise<unknown>) {
  const { container } = render(<div data-island="form">{message}</div>);
  const late = { load, fetchAhead() {} } as unknown as LateCode;
  const root = container.firstElementChild as HTMLElement;
  loadWidget(root, new AbortController().signal, late);
  return root;
}

test("after a failure, the next press loads a widget without a message", async () => {
  const attach = jest.fn();
  const load = jest.fn(async () => ({ attach })).mockImplementationOnce(noCode);
  const root = widget(null, load);
  for (let press = 1; press <= 4; press++) {
    fireEvent.pointerDown(root);
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(load).toHaveBeenCalledTimes(2);
  expect(attach).toHaveBeenCalledTimes(1);
});

test("without a connection, the button keeps trying and never reloads", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = jest.fn(noCode);
  const copy = { text: "No code.", retry: "Retry", reload: "Reload" };
  fireEvent.pointerDown(widget(<LoadError copy={copy} />, load));
  for (let press = 1; press <= 3; press++) {
    await jest.advanceTimersByTimeAsync(0);
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  }
  expect(load).toHaveBeenCalledTimes(4);
});
