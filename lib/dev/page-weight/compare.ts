import { sum, type Weight } from "./weigh";

/** Limits of one page, in bytes (requests: a number). A figure without a limit is not checked. */
export type Limits = Record<string, number>;

/** One sentence for each figure over its limit: by how much, and which files grew since the sizes were recorded. */
export function overruns(
  page: string,
  figures: Readonly<Record<string, readonly Weight[]>>,
  limits: Readonly<Limits>,
  recorded: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(limits).flatMap(([figure, limit]) => {
    const weights = figures[figure];
    if (!weights)
      return [`${page}: budget.json names "${figure}", which is no figure.`];
    const total = sum(weights);
    if (total <= limit) return [];
    const grown = weights
      .map(({ file, bytes }) => ({ file, bytes, before: recorded[file] }))
      .filter(({ bytes, before }) => bytes !== before)
      .sort((a, b) => b.bytes - (b.before ?? 0) - (a.bytes - (a.before ?? 0)))
      .filter(({ bytes, before }) => bytes > (before ?? 0))
      .map(({ file, bytes, before }) =>
        before === undefined
          ? `${file} is new with ${bytes}`
          : `${file} grew by ${bytes - before} to ${bytes}`,
      );
    const largest = [...weights].sort((a, b) => b.bytes - a.bytes)[0];
    const cause = grown.length
      ? grown.join(", ")
      : `no file grew since sizes.json was recorded; the largest is ${largest?.file} with ${largest?.bytes}`;
    return [
      `${page}: ${figure} is ${total}, ${total - limit} over its budget of ${limit}: ${cause}.`,
    ];
  });
}
