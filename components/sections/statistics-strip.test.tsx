/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { StatisticsSection, StatisticsStrip } from "./statistics-strip";
import { countWhenVisible } from "./statistics-strip.browser";

const stepMs = 0.4;

/** What the browser is asked to animate, since jsdom has no animations, layout or visibility. */
let asked: [Element, PropertyIndexedKeyframes, KeyframeAnimationOptions][];

beforeEach(() => {
  asked = [];
  Element.prototype.animate = function animate(...[keyframes, options]) {
    asked.push([this, keyframes, options] as never);
    return { pause() {} } as Animation;
  };
  window.matchMedia = () => ({ addEventListener() {} }) as never;
  window.IntersectionObserver = class {
    constructor(private report: (entries: object[]) => void) {}
    observe() {
      this.report([{ isIntersecting: true }]);
    }
  } as never;
  Range.prototype.getBoundingClientRect = () => ({}) as DOMRect;
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ top: 5000, bottom: 5010 } as DOMRect);
});

function renderStrip(value: string, locale = "en-IN", dotsPerRow?: number) {
  const entry = { id: "number", value, stepMs, dotsPerRow, label: "counted" };
  const { container } = render(
    <StatisticsStrip
      locale={locale}
      content={{ heading: "Numbers", statistics: [entry] }}
    />,
  );
  return container.querySelector(countWhenVisible.selector) as HTMLElement;
}

const start = (strip: HTMLElement) =>
  countWhenVisible(strip, new AbortController().signal);

const toSteps = (ms: unknown) => Math.round(Number(ms) / stepMs);

/** Of each column of a number its second line, and in steps when it appears and how long each line lasts. */
function columns() {
  return asked.flatMap(([element, { transform }, timing]) => {
    const line = element.getAttribute("data-lines")?.split("\n")[1];
    if (!line || !transform) return [];
    const [, , shown] = asked.find(([one]) => one === element) ?? [];
    return [[line, toSteps(shown?.delay), toSteps(timing.duration) / 10]];
  });
}

type Column = [secondLine: string, appears: number, lineLasts: number];

const turns: [locale: string, value: string, columns: Column[]][] = [
  [
    "en-IN",
    "20+",
    [
      ["1", 10, 10],
      ["1", 0, 1],
    ],
  ],
  [
    "en-IN",
    "2.5 million",
    [
      ["1", 0, 10],
      [".", 0, 10],
      ["1", 0, 1],
    ],
  ],
  [
    "fr-FR",
    "1\u202f250,5",
    [
      ["1", 10_000, 10_000],
      ["\u202f", 10_000, 10_000],
      ["1", 1000, 1000],
      ["1", 100, 100],
      ["1", 0, 10],
      [",", 0, 10],
      ["1", 0, 1],
    ],
  ],
];

test.each(turns)(
  "in %s each place of %s appears when it is reached, and turns",
  (locale, value, expected) => {
    start(renderStrip(value, locale));
    expect(columns()).toEqual(expected);
  },
);

test("the final figure stays in the page while it counts", () => {
  const strip = renderStrip("1,250+");
  start(strip);
  expect(strip.querySelector("[data-stat-value]")).toHaveTextContent("1,250");
  for (const hidden of strip.querySelectorAll("[aria-hidden=true]"))
    hidden.remove();
  expect(strip.querySelector("li")).toHaveTextContent(/^1,250\+ ?counted$/);
});

test("each row of dots is lit in its turn", () => {
  start(renderStrip("23", "en-IN", 10));
  const rows = asked.flatMap(([row, { transform }, timing]) => {
    const line = row.querySelector("[data-lit]")?.getAttribute("d");
    const { easing, delay, duration } = timing;
    return row.matches("svg")
      ? [
          [
            line,
            Object(transform)[0],
            easing,
            toSteps(delay),
            toSteps(duration),
          ],
        ]
      : [];
  });
  expect(rows).toEqual([
    ["M.5 5.5h9.01", "translate(-100%)", "steps(10)", 0, 10],
    ["M.5 4.5h9.01", "translate(-100%)", "steps(10)", 10, 10],
    ["M.5 3.5h2.01", "translate(-30%)", "steps(3)", 20, 3],
  ]);
});

test("the line of a percentage is lit by hundredths", () => {
  const strip = renderStrip("100%");
  start(strip);
  const lines = asked.filter(([, { clipPath }]) => clipPath);
  expect(lines.map(([element]) => element)).toEqual([
    ...strip.querySelectorAll(".on"),
  ]);
  expect(lines.length).toBeGreaterThan(0);
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

test.each(["<font>120</font>", "<font>१२०</font>"])(
  "of a translated number %s the elements stay",
  (translated) => {
    const strip = renderStrip("120+");
    const number = strip.querySelector("[data-stat-value]") as Element;
    number.innerHTML = translated;
    start(strip);
    expect(number.innerHTML).toBe(translated);
    expect(columns()).toHaveLength(translated.includes("120") ? 3 : 0);
  },
);
