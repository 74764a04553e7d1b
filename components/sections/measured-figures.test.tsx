/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { dotField } from "@/components/browser/motion/dot-field";
import { showMeasured } from "@/components/browser/motion/show-measured";
import { MeasuredFigures } from "./measured-figures";

const content = {
  lead: "Measured",
  seconds: "wait",
  kilobytes: "weight",
  trackers: "trackers",
};

const file = (name: string, transferSize: number, encodedBodySize: number) => ({
  name,
  transferSize,
  encodedBodySize,
});
const page = file(`${location.href}`, 20_300, 20_000);
const paint = { name: "first-contentful-paint", startTime: 430 };

/** Renders the figures in a browser that has measured these entries. */
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
  const { container } = render(<MeasuredFigures content={content} />);
  const figures = container.firstElementChild as HTMLElement;
  showMeasured(figures, new AbortController().signal);
  return figures;
}

/** The figure with this label. */
const figure = (label: string) => screen.getByText(label).parentElement;

test("cached files count with their size", () => {
  const cached = file(`${location.origin}/a.css`, 0, 10_000);
  renderWith([page, cached, paint]);
  expect(figure("weight")).toHaveTextContent("31 kB");
});

test("every other company counts once", () => {
  const called = ["https://a.example/1", "https://a.example/2"];
  const urls = [...called, "http://b.example:8080/", "chrome-extension://c/d"];
  renderWith([page, ...urls.map((url) => file(url, 1, 1)), paint]);
  expect(figure("trackers")).toHaveTextContent("2");
});

test("the time of a prerendered page begins with the visit", () => {
  const ahead = { ...page, activationStart: 2000 };
  renderWith([ahead, paint]);
  expect(figure("wait")).toHaveTextContent("0.0 s");
});

test("a dot is a tenth of a second", () => {
  renderWith([page, paint]);
  const [all, lit] = figure("wait")?.querySelectorAll("path") ?? [];
  expect(all).toHaveAttribute("d", dotField(60, 10, 6));
  expect(lit).toHaveAttribute("d", dotField(5, 10, 6));
});

test("without a measured paint the figures are hidden", () => {
  expect(renderWith([page])).toHaveAttribute("data-unseen", "true");
});
