import { distance } from "fastest-levenshtein";

/** The candidate that a typing error would turn into `given`, if there is one. */
export function closest(
  given: string,
  candidates: Iterable<string>,
): string | undefined {
  const word = given.toLowerCase();
  let best: string | undefined;
  // Two characters are often swapped; of a word of three that would leave one.
  const swapped = given.length <= 3 ? 1 : 2;
  let least = Math.max(swapped, Math.floor(given.length * 0.4)) + 1;
  for (const candidate of candidates) {
    // Of two that differ in capitals alone, the nearer one.
    const steps =
      distance(word, candidate.toLowerCase()) +
      distance(given, candidate) / 1000;
    if (steps < least) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}

/** The texts that somebody may have meant who wrote `given` in a wrong form, the least changed first. */
export function repairs(given: string): string[] {
  const trimmed = given.trim().replaceAll("\\", "/");
  const bare = trimmed.replace(/^(https?:)?\/+/, "");
  const isWord = /^[\w\s-]+$/.test(trimmed);
  const isPath = /^[\w-]+(\/[\w-]+)*(#[\w-]+)?$/.test(trimmed);
  const picture = trimmed.match(/(?:images\/)?[\w-]+\/[^/]+\.\w+$/)?.[0];
  return [
    trimmed,
    trimmed.replaceAll(",", "."),
    trimmed.replace(/^https?:\/\/localhost(:\d+)?(?=\/)/, ""),
    ...(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(bare) ? [`https://${bare}`] : []),
    ...dates(trimmed),
    ...(isPath ? [`/${trimmed}`] : []),
    ...(picture && !/^https?:/.test(trimmed)
      ? [`images/${picture.replace(/^images\//, "")}`.replace(/\s+/g, "-")]
      : []),
    ...(trimmed.startsWith("/") ? [trimmed.replace(/\s+/g, "-")] : []),
    ...(isWord ? [tidyId(trimmed)] : []),
    ...(/^[a-z]{2}$/.test(trimmed) ? [trimmed.toUpperCase()] : []),
    trimmed.replace(/^mailto:|\s/g, ""),
  ];
}

/** A date as the field wants it, where day, month and year are beyond doubt. */
function dates(text: string): string[] {
  const [, day, month, year] =
    text.match(/^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/) ?? [];
  const [, first, second, third] =
    text.match(/^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/) ?? [];
  const numbers = year ? [year, month, day] : [first, second, third];
  if (numbers[0])
    return [numbers.map((number) => number?.padStart(2, "0")).join("-")];
  const named = /\p{L}{3}/u.test(text) ? Date.parse(`${text} UTC`) : Number.NaN;
  return Number.isNaN(named)
    ? []
    : [new Date(named).toISOString().slice(0, 10)];
}

/** A name of small letters, digits and single hyphens. */
export function tidyId(name: string): string {
  return (
    name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-") || "page"
  );
}
