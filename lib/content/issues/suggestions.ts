import { distance } from "fastest-levenshtein";

/** The one candidate that a typing error would turn into `given`, if there is one. */
export function closest(
  given: string,
  candidates: Iterable<string>,
): string | undefined {
  // Two characters are often swapped; of a short word that would leave too little.
  let least = given.length <= 4 ? 1 : 2;
  let found: string[] = [];
  for (const candidate of candidates) {
    const steps = distance(given.toLowerCase(), candidate.toLowerCase());
    if (steps > least) continue;
    found = steps < least ? [candidate] : [...found, candidate];
    least = steps;
  }
  return found.length === 1 ? found[0] : undefined;
}

/** The same text without what people add or leave out by habit; the caller takes what has the right form. */
export function repairs(given: string): string[] {
  const trimmed = given.trim();
  return [
    trimmed,
    trimmed.replaceAll("\\", "/"),
    ...(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(trimmed) ? [`https://${trimmed}`] : []),
    ...(/^[\w\s-]+$/.test(trimmed) ? [tidyId(trimmed)] : []),
    // An e-mail address, a phone number or a web address.
    ...(/@|^\+|^https:/.test(trimmed) ? [trimmed.replace(/\s/g, "")] : []),
  ];
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
