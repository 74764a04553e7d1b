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

/** Parses variables. An error is one line: the name, the value unless it is the secret one, and what was expected. */
export function parseVariables<Parsed>(
  schema: z.ZodType<Parsed>,
  given: NodeJS.Dict<string>,
  secret?: string,
): Parsed {
  const { data, error } = schema.safeParse(given);
  if (!error) return data;
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  const value = name === secret ? "malformed" : JSON.stringify(given[name]);
  throw new Error(`${name} is ${value}, but it must be ${issue?.message}.`);
}

/** The origin of a URL that has nothing else, such as the remains of a list in another format. */
export const origin = (error: string) =>
  z
    .url({ error, abort: true })
    .regex(/^https?:\/\/[^\s/?#@,;*]*[^\s/?#@,;*.]\/?$/i, error)
    .transform((url) => new URL(url).origin);
