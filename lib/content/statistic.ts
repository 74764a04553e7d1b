/** "1,250+", "99.9 %", "2.5 million": digits, perhaps grouped or with a fraction, and what stands behind them. */
export const statisticPattern =
  /^(?=.{1,12}$)(?=.*[1-9])(?!\d{1,3}\.\d{3}(?!\d))(?<digits>(?:\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d+)?)(?<suffix>(?:[^\d.,].*)?)$/;

/** The rows that every field of dots has room for. */
export const rowsOfDots = 6;

/** Milliseconds that the longest count takes. */
const longestCount = 6000;

/** A number as a statistic shows it: its final text in two pieces, its value, and the pace at which it counts. */
export function statistic(text: string, stepMs: number) {
  const { digits = "", suffix = "" } =
    text.match(statisticPattern)?.groups ?? {};
  const plain = digits.replaceAll(",", "");
  /** Steps of one, or of one in the last place behind the point. */
  const steps = Number(plain.replace(".", ""));
  return {
    digits,
    suffix,
    value: Number(plain),
    steps,
    stepMs: Math.min(stepMs, longestCount / steps),
  };
}
