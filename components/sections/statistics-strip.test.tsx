/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { dotField } from "@/components/media/dot-field.browser";
import { rowsOfDots } from "@/lib/content/statistic";
import { StatisticsSection, StatisticsStrip } from "./statistics-strip";
import { countUp, countWhenVisible } from "./statistics-strip.browser";

type Options = { locale?: string | undefined; dotsPerRow?: number | undefined };

/** The element that counts. */
function renderStrip(
  value: string,
  stepMs: number,
  { locale = "en-IN", dotsPerRow }: Options = {},
) {
  const entry = { id: "number", value, stepMs, dotsPerRow, label: "counted" };
  const { container } = render(
    <StatisticsStrip
      locale={locale}
      content={{ heading: "Numbers", statistics: [entry] }}
    />,
  );
  return container.querySelector(countWhenVisible.selector) as HTMLElement;
}

/** Counts the text up and returns the text at each time in milliseconds. */
function counted(
  value: string,
  stepMs: number,
  times: number[],
  locale?: string,
) {
  jest.useFakeTimers();
  const container = renderStrip(value, stepMs, { locale });
  countUp(container).start();
  let elapsed = 0;
  return times.map((time) => {
    jest.advanceTimersByTime(time - elapsed);
    elapsed = time;
    return digits(container)?.textContent;
  });
}

const digits = (strip: HTMLElement) => strip.querySelector("[data-stat-value]");

test.each([
  ["pt-BR", "1,25 milhão", ["0,21", "1,04", "1,25"]],
  ["fr-FR", "1\u202f250", ["210", "1\u202f043", "1\u202f250"]],
  ["en-IN", "2.5 million", ["0.4", "2.0", "2.5"]],
  ["en-GB", "120,000", ["20,160", "100,160", "120,000"]],
  ["en-IN", "12,50,000", ["2,10,000", "10,43,333", "12,50,000"]],
])("in %s the count to %s has its marks", (locale, value, shown) => {
  expect(counted(value, 1000, [1008, 5008, 6040], locale)).toEqual(shown);
});

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
    const container = renderStrip(value, stepMs, { dotsPerRow });
    countUp(container).start();
    jest.advanceTimersByTime(755);
    expect(digits(container)).toHaveTextContent(counted);
    const shape = container.querySelector(selector);
    expect(shape).toHaveAttribute(attribute, drawn);
  },
);

test.each([
  ["<font>120</font>", "<font>0</font>"],
  ["<font>१२०</font>", "<font>१२०</font>"],
])("of a translated number %s the elements stay", (translated, shown) => {
  const strip = renderStrip("120+", 10);
  const number = digits(strip) as Element;
  number.innerHTML = translated;
  countUp(strip);
  expect(number.innerHTML).toBe(shown);
});

test("statistics have drawings on a band alone", () => {
  const entry = { id: "n", value: "7", stepMs: 9, dotsPerRow: 5, label: "l" };
  const content = { heading: "Numbers", statistics: [entry] };
  const drawings = (band?: "deep") =>
    render(
      <StatisticsSection content={content} locale="en-IN" band={band} />,
    ).container.querySelectorAll("svg").length;
  expect([drawings("deep"), drawings()]).toEqual([1, 0]);
});
