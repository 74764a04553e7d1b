import type { LoadSpread, Result } from "./result";
import type { Spread } from "./statistics";
import { kB, ms, times, verdicts } from "./targets";

/** All tables of a run, in Markdown, which a terminal can show as well. */
export function tables(result: Result): string {
  return [
    `${result.browser}, Next ${result.next}, ${result.date}; medians of ${result.loads} loads (least to most).`,
    targetTable(result),
    loadTable(result),
    gestureTable(result),
    frameTable(result),
  ].join("\n\n");
}

export function targetTable(result: Result): string {
  return markdown(
    ["Figure", "Target", "Measured", ""],
    verdicts(result).map(({ figure, target, measured, met }) => [
      figure,
      target,
      measured,
      met ? "met" : "MISSED",
    ]),
  );
}

function loadTable({ routes, floor }: Result): string {
  const row = (
    path: string,
    loads: LoadSpread,
    bare: LoadSpread | undefined,
    css = 0,
  ) => [
    path,
    range(loads.firstPaint, bare?.firstPaint),
    range(loads.largestPaint, bare?.largestPaint),
    times(loads.largestPaint.median / floor.largestPaint.median),
    range(loads.blocked),
    loads.shift.max.toFixed(3),
    kB(loads.bytesBeforeLargestPaint.median),
    kB(loads.bytes.median),
    String(loads.requests.median),
    kB(css),
    loads.largestElement,
  ];
  return markdown(
    [
      "Page",
      "First paint ÷ no script",
      "Largest paint ÷ no script",
      "÷ empty",
      "Blocked",
      "Shift",
      "Before it",
      "In all",
      "Requests",
      "Styles",
      "Largest element",
    ],
    [
      ...routes.map(({ path, page, bare, css }) => row(path, page, bare, css)),
      row("(empty Next page)", floor, undefined),
    ],
  );
}

function gestureTable({ gestures, script }: Result): string {
  const answers = markdown(
    ["First touch", "After first paint", "Next paint", "Answer shows", "Lost"],
    gestures.map(({ name, moment, paint, answer, lost }) => [
      name,
      `+${moment} ms`,
      range(paint),
      answer ? range(answer) : "never",
      String(lost),
    ]),
  );
  const use = markdown(
    ["Script", "Runs before a touch", "Fetched, scrolled", "… and form sent"],
    script.map(({ path, before, scrolled, sent }) => [
      path,
      `${before} characters`,
      kB(scrolled),
      kB(sent),
    ]),
  );
  return `${answers}\n\n${use}`;
}

function frameTable({ frames }: Result): string {
  return markdown(
    ["Moving part", "Longest frame", "Over 50 ms", "Frames"],
    frames.map(({ place, longest, over50, frames: count }) => [
      place,
      ms(longest),
      String(over50),
      String(count),
    ]),
  );
}

/** "412 (396–480)", and the ratio of the medians where there is something to compare with. */
function range({ median, min, max }: Spread, other?: Spread): string {
  const shown = `${Math.round(median)} (${Math.round(min)}–${Math.round(max)})`;
  return other ? `${shown} ${times(median / other.median)}` : shown;
}

export function markdown(head: string[], rows: string[][]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [
    line(head),
    `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`,
    ...rows.map(line),
  ].join("\n");
}
