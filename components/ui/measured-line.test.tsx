/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { MeasuredLine } from "./measured-line";
import { showMeasured } from "./show-measured";

const text = "{seconds} s, {kilobytes} kB, {companies} others";

const file = (name: string, transferSize: number, encodedBodySize: number) => ({
  name,
  transferSize,
  encodedBodySize,
});
const page = file(`${location.href}`, 20_300, 20_000);
const paint = { name: "first-contentful-paint", startTime: 430 };

/** Renders the line in a browser that has measured these entries. */
function renderWith(entries: { name: string }[]) {
  performance.getEntries = () => entries as PerformanceEntry[];
  window.PerformanceObserver = class {
    constructor(private report: (list: object) => void) {}
    observe() {
      const getEntriesByName = (wanted: string) =>
        entries.filter(({ name }) => name === wanted);
      this.report({ getEntriesByName });
    }
    disconnect() {}
  } as unknown as typeof PerformanceObserver;
  render(<MeasuredLine text={text} />);
  const line = screen.getByText(/kB/);
  showMeasured(line, new AbortController().signal);
  return line;
}

test("cached files count with their size", () => {
  const cached = file(`${location.origin}/a.css`, 0, 10_000);
  const line = renderWith([page, cached, paint]);
  expect(line).toHaveTextContent("0.5 s, 31 kB, 0 others");
});

test("every other company counts once", () => {
  const called = ["https://a.example/1", "https://a.example/2"];
  const urls = [...called, "http://b.example:8080/", "chrome-extension://c/d"];
  const line = renderWith([page, ...urls.map((url) => file(url, 1, 1)), paint]);
  expect(line).toHaveTextContent("2 others");
});

test("the time of a prerendered page begins with the visit", () => {
  const ahead = { ...page, activationStart: 2000 };
  expect(renderWith([ahead, paint])).toHaveTextContent("0.0 s");
});

test("without a measured paint the line is hidden", () => {
  expect(renderWith([page])).toHaveAttribute("data-unseen", "true");
});
