import type { Result } from "./result";

export type Verdict = {
  figure: string;
  target: string;
  measured: string;
  met: boolean;
};

/** Ratios hold between medians of one run; bytes and counts hold for the worst route. */
export function verdicts(result: Result): Verdict[] {
  const { routes, floor, script, gestures, frames } = result;
  const worst = (value: (route: Result["routes"][number]) => number) =>
    routes.reduce(
      (found, route) => {
        const measured = value(route);
        return measured > found.measured
          ? { measured, path: route.path }
          : found;
      },
      { measured: Number.NEGATIVE_INFINITY, path: "" },
    );
  const upTo = (
    figure: string,
    limit: number,
    { measured, path }: { measured: number; path: string },
    show: (value: number) => string,
  ): Verdict => ({
    figure,
    target: `≤ ${show(limit)}`,
    measured: `${show(measured)}${path && ` (${path})`}`,
    met: measured <= limit,
  });
  const home = routes.find(({ path }) => path === "/");

  return [
    upTo(
      "First paint ÷ the same page without script",
      1.05,
      worst(
        ({ page, bare }) => page.firstPaint.median / bare.firstPaint.median,
      ),
      times,
    ),
    upTo(
      "Largest paint ÷ the same page without script",
      1.05,
      worst(
        ({ page, bare }) => page.largestPaint.median / bare.largestPaint.median,
      ),
      times,
    ),
    ...(home
      ? [
          upTo(
            "Largest paint of the home page ÷ empty Next page",
            1.45,
            {
              measured:
                home.page.largestPaint.median / floor.largestPaint.median,
              path: "",
            },
            times,
          ),
        ]
      : []),
    upTo(
      "Blocking time, load to 5 s after",
      20,
      worst(({ page }) => page.blocked.median),
      ms,
    ),
    upTo(
      "Answer to the first touch, any moment",
      200,
      gestures.reduce(
        (found, { name, moment, paint }) =>
          paint.median > found.measured
            ? { measured: paint.median, path: `${name}, +${moment} ms` }
            : found,
        { measured: 0, path: "" },
      ),
      ms,
    ),
    upTo(
      "First touches lost",
      0,
      {
        measured: gestures.reduce((sum, { lost }) => sum + lost, 0),
        path: gestures
          .filter(({ lost }) => lost)
          .map(({ name, moment }) => `${name}, +${moment} ms`)
          .join("; "),
      },
      String,
    ),
    upTo(
      "Layout shift, whole page",
      0,
      worst(({ page }) => Number(page.shift.max.toFixed(4))),
      (value) => String(value),
    ),
    upTo(
      "Bytes before the largest paint",
      75_000,
      worst(({ page }) => page.bytesBeforeLargestPaint.max),
      kB,
    ),
    upTo(
      "Script that runs before the visitor acts",
      2048,
      script.reduce(
        (found, { path, before }) =>
          before > found.measured ? { measured: before, path } : found,
        { measured: 0, path: "" },
      ),
      kB,
    ),
    ...script
      .filter(({ path }) => path === "/")
      .map(({ sent }) =>
        upTo(
          "Script in all, home page scrolled and its form sent",
          190_000,
          { measured: sent, path: "" },
          kB,
        ),
      ),
    upTo(
      "Styles, brotli",
      15_000,
      worst(({ css }) => css),
      kB,
    ),
    upTo(
      "Frames over 50 ms while parts move",
      0,
      {
        measured: frames.reduce((sum, { over50 }) => sum + over50, 0),
        path: frames
          .filter(({ over50 }) => over50)
          .map(({ place }) => place)
          .join(", "),
      },
      String,
    ),
  ];
}

export function times(value: number): string {
  return value.toFixed(2);
}

export function ms(value: number): string {
  return `${Math.round(value)} ms`;
}

export function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
