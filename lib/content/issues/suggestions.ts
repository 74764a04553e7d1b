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
    const steps = distance(word, candidate.toLowerCase());
    if (steps < least) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}

/** The texts that somebody may have meant who wrote `given` in a wrong form, the least changed first. */
export function repairs(given: string): string[] {
  const trimmed = given.trim();
  const bare = trimmed.replace(/^(https?:)?\/\//, "");
  const [, day = "", month = "", year] =
    trimmed.match(/^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/) ?? [];
  const isWord = /^[\w\s-]+$/.test(trimmed);
  const isPath = /^[\w-]+(\/[\w-]+)*(#[\w-]+)?$/.test(trimmed);
  return [
    trimmed,
    trimmed.replaceAll(",", "."),
    trimmed.replaceAll("\\", "/"),
    ...(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(bare) ? [`https://${bare}`] : []),
    ...(year
      ? [`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`]
      : []),
    ...(isPath ? [`/${trimmed}`] : []),
    ...(trimmed.startsWith("images/") ? [trimmed.replace(/\s+/g, "-")] : []),
    ...(isWord ? [trimmed.toLowerCase().replace(/[^a-z0-9]+/g, "-")] : []),
    trimmed.replace(/\s/g, ""),
  ];
}
