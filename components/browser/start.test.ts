/** @jest-environment jsdom */
import type { LateCode } from "./late-code";
import { start } from "./start";

test("a behaviour that fails names its selector and element, and leaves the others running", () => {
  const report = jest.fn();
  globalThis.reportError = report;
  // jsdom has no matchMedia.
  document.body.innerHTML = '<p id="count" data-counts=""></p>';
  start(document, {} as LateCode);
  expect(report).toHaveBeenCalledTimes(1);
  const [{ message, cause }] = report.mock.calls[0];
  expect(message).toContain('[data-counts]: <p id="count"');
  expect(cause).toBeInstanceOf(TypeError);
  expect(document.documentElement).toHaveAttribute("data-ready");
});
