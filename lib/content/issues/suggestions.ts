import { distance } from "fastest-levenshtein";

/** The candidate that a slip of the fingers would turn into `given`, if there is one. */
export function closest(
  given: string,
  candidates: Iterable<string>,
): string | undefined {
  const word = given.toLowerCase();
  let best: string | undefined;
  // Two letters are often swapped; of a word of three that would leave one.
  const slips = given.length <= 3 ? 1 : 2;
  let least = Math.max(slips, Math.floor(given.length * 0.4)) + 1;
  for (const candidate of candidates) {
    const steps = distance(word, candidate.toLowerCase());
    if (steps < least) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}

/** The texts that somebody may have meant who wrote `given` in a wrong form. */
export function repairs(given: string): string[] {
  const trimmed = given.trim();
  const bare = trimmed.replace(/^(https?:)?\/\//, "");
  const day = trimmed.match(/^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/);
  return [
    trimmed,
    trimmed.replaceAll(",", "."),
    ...(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(bare) ? [`https://${bare}`] : []),
    ...(day ? [[day[3], day[2], day[1]].map(twoDigits).join("-")] : []),
    `/${trimmed.replace(/^\/+/, "")}`,
    trimmed.replace(/\s+/g, "-"),
    trimmed.replace(/\s/g, ""),
    trimmed.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
  ];
}

function twoDigits(number = ""): string {
  return number.padStart(2, "0");
}
