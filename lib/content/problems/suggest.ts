import { distance } from "fastest-levenshtein";

/** The candidate that a slip of the fingers would turn into `given`, if there is one. */
export function closest(
  given: string,
  candidates: Iterable<string>,
): string | undefined {
  const word = given.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(given.length * 0.4)) + 1;
  for (const candidate of candidates) {
    const steps = distance(word, candidate.toLowerCase());
    if (steps < least) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}
