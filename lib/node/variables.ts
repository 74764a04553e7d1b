import { z } from "zod";

/** The variables that have a value. Quotation marks around a value, which Docker keeps, are an error of one line. */
export function givenVariables(names: string[], source: NodeJS.Dict<string>) {
  const given: Record<string, string> = {};
  // Variables are read by name, because on Windows the case of a name does not matter.
  for (const name of names) {
    const value = source[name]?.trim();
    if (value) given[name] = value;
    if (value && /^["'`“”‘’].*["'`“”‘’]$/s.test(value))
      throw new Error(`${name} has quotation marks around it; remove them.`);
  }
  return given;
}

/** The origin of a URL that has nothing else, such as the remains of a list in another format. */
export const origin = (error: string) =>
  z
    .url({ error, abort: true })
    .regex(/^https?:\/\/[^\s/?#@,;*]*[^\s/?#@,;*.]\/?$/i, error)
    .transform((url) => new URL(url).origin);
