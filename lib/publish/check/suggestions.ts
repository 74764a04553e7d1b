import { distance } from "fastest-levenshtein";
import { plainDigits } from "@/lib/enquiry/sanitize";

/** The candidate with the smallest edit distance to `given`, if it is small enough and no other has the same. */
export function findClosest(given: string, candidates: Iterable<string>) {
  // Two swapped characters are a distance of 2, which is too much for a short word.
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

/** Likely corrections of a text. The caller chooses the first that is valid. */
export function repairs(given: string): string[] {
  const trimmed = plainDigits(given)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\p{Zs}/gu, " ")
    .trim();
  return [
    trimmed,
    trimmed.replaceAll("\\", "/"),
    ...(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(trimmed) ? [`https://${trimmed}`] : []),
    ...(/^[\w\s-]+$/.test(trimmed) ? [slugify(trimmed)] : []),
    // An e-mail address, a phone number or a web address.
    ...(/@|^\+|^https:/.test(trimmed) ? [trimmed.replace(/\s/g, "")] : []),
  ];
}

/** Changes a name to lower-case letters and digits without accents, joined by single hyphens. */
export function slugify(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? ["page"];
  return words.join("-");
}
