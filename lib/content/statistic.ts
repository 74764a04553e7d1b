/** "1,250+", "99.9 %", "2.5 million": digits with optional grouping and fraction, and an optional suffix. */
export const statisticPattern =
  /^(?=.{1,12}$)(?=.*[1-9])(?!\d{1,3}\.\d{3}(?!\d))(?<digits>(?:\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d+)?)(?<suffix>(?:[^\d.,].*)?)$/;

/** The number of rows in a field of dots. */
export const rowsOfDots = 6;

/** The longest duration of a count in milliseconds. */
const longestCount = 6000;

/** Parses the text of a statistic: digits and suffix as shown, the value, and the steps and step time of its count. */
export function statistic(text: string, stepMs: number) {
  const { digits = "", suffix = "" } =
    text.match(statisticPattern)?.groups ?? {};
  const plain = digits.replaceAll(",", "");
  /** Each step adds 1, or 1 in the last decimal place. */
  const steps = Number(plain.replace(".", ""));
  return {
    digits,
    suffix,
    value: Number(plain),
    steps,
    stepMs: Math.min(stepMs, longestCount / steps),
  };
}
