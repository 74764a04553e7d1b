import type { Result } from "./result";
import { kB, verdicts } from "./targets";

const WIDTH = 880;
const ROW = 34;
const BARS = { left: 190, width: 490 };

/** The run as a picture for the README: what each page needs to its largest paint, and the targets. */
export function drawResult(result: Result): string {
  const { routes, floor } = result;
  const lines = [
    ...routes.map(({ path, page, bare }) => ({
      label: path,
      value: page.largestPaint.median,
      limit: bare.largestPaint.median,
      note: `${kB(page.bytesBeforeLargestPaint.median)} before it`,
    })),
    {
      label: "empty Next page",
      value: floor.largestPaint.median,
      limit: undefined,
      note: `blocks ${Math.round(floor.blocked.median)} ms`,
    },
  ];
  const longest = Math.max(
    ...lines.flatMap(({ value, limit = 0 }) => [value, limit]),
  );
  const scale = BARS.width / longest;
  const found = verdicts(result);
  const top = 84;
  const second = top + lines.length * ROW + 46;
  const height = second + found.length * 26 + 24;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Time to the largest paint of every page on a slow phone, and the performance targets">`,
    `<style>text{font:15px system-ui,sans-serif;fill:#1a1f4a}.title{font-weight:700;font-size:18px}.quiet{fill:#5a5f85;font-size:13px}.own{fill:#2b3a9e}.floor{fill:#9aa0c3}.limit{stroke:#c2410c;stroke-width:2}.page{fill:#fff}.no{fill:#b91c1c;font-weight:700}@media(prefers-color-scheme:dark){.page{fill:#0d1130}text{fill:#eef0ff}.quiet{fill:#a9aed6}.own{fill:#8fa0ff}.floor{fill:#565c8a}.limit{stroke:#ffa96b}.no{fill:#ff9b9b}}</style>`,
    `<rect class="page" width="${WIDTH}" height="${height}" rx="12"/>`,
    text(24, 34, "Largest paint, first visit, slow phone", "title"),
    text(
      24,
      56,
      `150 ms, 1.6 Mbit/s, CPU slowed 4 times; medians of ${result.loads} loads. Line: the same page without any script.`,
      "quiet",
    ),
    ...lines.flatMap(({ label, value, limit, note }, row) =>
      bar({ label, value, limit, note }, top + row * ROW, scale),
    ),
    text(24, second - 14, "Targets", "title"),
    ...found.flatMap(({ figure, target, measured, met }, row) => {
      const y = second + 14 + row * 26;
      return [
        text(24, y, figure),
        text(440, y, target, "quiet"),
        text(540, y, `${met ? "✓" : "✗"} ${measured}`, met ? "" : "no"),
      ];
    }),
    "</svg>\n",
  ].join("\n");
}

function bar(
  {
    label,
    value,
    limit,
    note,
  }: { label: string; value: number; limit: number | undefined; note: string },
  y: number,
  scale: number,
): string[] {
  const at = (time: number) => round(BARS.left + time * scale);
  const kind = limit === undefined ? "floor" : "own";
  return [
    text(24, y + 17, label),
    `<rect class="${kind}" x="${BARS.left}" y="${y + 3}" width="${round(value * scale)}" height="18" rx="3"/>`,
    ...(limit === undefined
      ? []
      : [
          `<line class="limit" x1="${at(limit)}" x2="${at(limit)}" y1="${y}" y2="${y + 24}"/>`,
        ]),
    text(
      at(Math.max(value, limit ?? 0)) + 8,
      y + 17,
      `${Math.round(value)} ms · ${note}`,
      "quiet",
    ),
  ];
}

function text(x: number, y: number, words: string, kind = ""): string {
  const escaped = words.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return `<text x="${x}" y="${y}"${kind && ` class="${kind}"`}>${escaped}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
