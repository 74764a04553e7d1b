export const rowsOfDots = 6;

const longestCount = 6000;

/** The digits and suffix of a statistic as shown, its value, and the steps and step time of its count. */
export function statistic(text: string, stepMs: number, locale: string) {
  const number = splitNumber(text, locale);
  if (!number) throw new Error(`"${text}" is not ${describeNumber(locale)}.`);
  const { whole = "", fraction = "", suffix = "" } = number;
  const decimals = fraction.length;
  /** Each step adds 1, or 1 in the last decimal place. */
  const steps = Number(whole.replace(/\D/g, "") + fraction);
  return {
    digits: text.slice(0, text.length - suffix.length),
    suffix,
    value: steps / 10 ** decimals,
    steps,
    decimals,
    stepMs: Math.min(stepMs, longestCount / steps),
  };
}

/** The whole part, the fraction and the suffix of a number as the locale writes it: "1,250+", "99,9 %", "2,5 milhões". */
export function splitNumber(text: string, locale: string) {
  const parts = formatNumber(locale).formatToParts(12345678.9);
  const find = (wanted: string) =>
    parts.filter(({ type }) => type === wanted).map(({ value }) => value);
  const [decimal, group] = ["decimal", "group"].flatMap(find).map(markPattern);
  const [, { length } = ""] = find("integer");
  // India groups by two digits after the first three. Thousands are usual there too.
  const whole = `\\d+|\\d{1,3}(?:${group}\\d{3})+|\\d{1,${length}}(?:${group}\\d{${length}})*${group}\\d{3}`;
  // Three decimals are more likely the thousands of another country.
  const thousands = `\\d{1,3}${decimal}\\d{3}(?!\\d)`;
  // A mark and a digit behind it belong to a number of another country, but not those of "24/7".
  const suffix = "(?![.,]|(?![/:])[\\p{Zs}\\p{Po}’]\\p{Nd})\\P{Nd}.*";
  const pattern = `^(?!${thousands})(?<whole>${whole})(?:${decimal}(?<fraction>\\d+))?(?<suffix>${suffix})?$`;
  return new RegExp(pattern, "u").exec(text)?.groups;
}

/** People type any kind of space, and either apostrophe. */
function markPattern(mark: string): string {
  if (/\p{Zs}/u.test(mark)) return "\\p{Zs}";
  return /['’]/.test(mark) ? "['’]" : `[${mark}]`;
}

/** What `splitNumber` accepts, with examples. */
export function describeNumber(locale: string): string {
  const [large, precise] = [12500, 99.9].map(formatNumber(locale).format);
  return `a number as ${locale} writes it, such as ${large}+ or ${precise} %`;
}

function formatNumber(locale: string) {
  // For a language that the computer does not know, its own settings would count.
  return new Intl.NumberFormat([locale, "en"], {
    // Statistics are written in European digits in every language.
    numberingSystem: "latn",
  });
}
