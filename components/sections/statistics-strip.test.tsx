/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { countUp } from "@/components/browser/motion/count-up";
import { dotField } from "@/components/browser/motion/dot-field";
import { rowsOfDots } from "@/lib/content/statistic";
import { StatisticsStrip } from "./statistics-strip";

// With reduced motion the strip itself does not count.
window.matchMedia = () => ({ matches: true }) as MediaQueryList;

function renderStrip(value: string, stepMs: number, dotsPerRow?: number) {
  const entry = { id: "number", value, stepMs, dotsPerRow, label: "counted" };
  return render(
    <StatisticsStrip content={{ heading: "Numbers", statistics: [entry] }} />,
  ).container;
}

/** Counts the text up and returns the text at each time in milliseconds. */
function counted(value: string, stepMs: number, times: number[]) {
  jest.useFakeTimers();
  const container = renderStrip(value, stepMs);
  countUp(container).start();
  let elapsed = 0;
  return times.map((time) => {
    jest.advanceTimersByTime(time - elapsed);
    elapsed = time;
    return container.querySelector("[data-stat-value]")?.textContent;
  });
}

test.each([
  ["1,250+", 50, "1,250"],
  ["99.9 %", 20, "99.9"],
  ["2.5 million", 240, "2.5"],
  ["12,50,000", 1000, "12,50,000"],
  ["7", 1000, "7"],
])(
  "%s starts from nothing and ends in its own form within six seconds",
  (value, stepMs, end) => {
    const [first, last] = counted(value, stepMs, [0, 6040]);
    expect(Number(first)).toBe(0);
    expect(last).toBe(end);
  },
);

test.each([
  ["1,250+", 300, /^6\d$/],
  ["1,250+", 4900, /^1,0[012]\d$/],
  ["99.9 %", 330, /^5\.[1-3]$/],
  ["2.5 million", 3000, /^1\.2$/],
])(
  "%s shows no comma and no fraction that its digits do not have, %i ms on",
  (value, time, shown) => {
    expect(counted(value, 1000, [time])[0]).toMatch(shown);
  },
);

test("assistive technology reads the final figure", () => {
  const container = renderStrip("1,250+", 50);
  countUp(container);
  for (const hidden of container.querySelectorAll("[aria-hidden=true]"))
    hidden.remove();
  expect(container.querySelector("li")).toHaveTextContent(/^1,250\+ ?counted$/);
});

test.each([
  ["20+", 100, 5, "7", "[data-lit]", "d", dotField(7, 5, rowsOfDots)],
  ["100%", 20, undefined, "37", ".on", "stroke-dasharray", "37 100"],
])(
  "of %s as many dots are lit, or as much of the line, as is counted",
  (value, stepMs, dotsPerRow, counted, selector, attribute, drawn) => {
    jest.useFakeTimers();
    const container = renderStrip(value, stepMs, dotsPerRow);
    countUp(container).start();
    jest.advanceTimersByTime(755);
    const digits = container.querySelector("[data-stat-value]");
    expect(digits).toHaveTextContent(counted);
    const shape = container.querySelector(selector);
    expect(shape).toHaveAttribute(attribute, drawn);
  },
);
