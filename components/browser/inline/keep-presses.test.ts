/** @jest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/dom";
import "./keep-presses";

Object.assign(globalThis, { LOADING: "Loading" });

/** The presses that the page's own code, or else the browser, handles. */
let handled: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<div data-island="carousel"><button>Next</button></div>';
  handled = jest.fn();
  document.body.onclick = handled;
});

const next = () => screen.getByText("Next");
const widget = () => next().parentElement as HTMLElement;
const bar = () =>
  within(document.documentElement).queryByRole("status", { name: "Loading" });

test("a button that is pressed before its widget works gets one press when it does", async () => {
  fireEvent.click(next());
  fireEvent.click(next());
  await jest.advanceTimersByTimeAsync(3_000);
  expect(handled).not.toHaveBeenCalled();
  expect(bar()).toBeInTheDocument();
  widget().dataset.ready = "";
  await jest.advanceTimersByTimeAsync(100);
  expect(handled).toHaveBeenCalledTimes(1);
  expect(bar()).not.toBeInTheDocument();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(handled).toHaveBeenCalledTimes(1);
});

test("the browser handles a press whose widget does not work after ten seconds, and the ones that follow", async () => {
  fireEvent.click(next());
  await jest.advanceTimersByTimeAsync(9_900);
  expect(handled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(handled).toHaveBeenCalledTimes(1);
  expect(handled.mock.lastCall[0].defaultPrevented).toBe(false);
  expect(bar()).not.toBeInTheDocument();
  fireEvent.click(next());
  expect(handled).toHaveBeenCalledTimes(2);
});

test("the button of a message about missing code is never held back", () => {
  widget().setAttribute("data-load-error", "");
  fireEvent.click(next());
  expect(handled).toHaveBeenCalledTimes(1);
});
