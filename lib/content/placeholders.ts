import { leaves, mapTexts, type Path } from "./walk";

/** A placeholder: a name in braces, such as {brand} or {callCentre.name}. */
export const placeholder = /\{([^{}]*)\}/g;

/** Placeholders that stay in the content and get their value where the text is shown, and what it is. */
export const runtimePlaceholders = {
  call: "a link to the phone",
  chat: "a link to the chat",
  code: "the number of the error",
  companies: "how many other companies the page called",
  count: "how many there are",
  "exception message": "the reason that the browser gives",
  index: "its number",
  kilobytes: "how much of the page came so far",
  limit: "the number of characters",
  mail: "a link to the e-mail",
  seconds: "how soon the page could be read",
  year: "the year in which the home page was last updated",
};

type RuntimePlaceholder = keyof typeof runtimePlaceholders;

/** The names of a text's placeholders that stay until the text is shown. */
export function runtimePlaceholdersIn(text: string): RuntimePlaceholder[] {
  return [...text.matchAll(placeholder)]
    .map(([, name = ""]) => name)
    .filter(isRuntime);
}

/** The names that content may put in braces: every single text of site.json, by its path. */
export function brandValues(site: unknown): Map<string, string> {
  const values = new Map(
    leaves(site).map(({ path, value }) => [path.join("."), value]),
  );
  const phone = values.get("phone.shown");
  if (phone !== undefined) values.set("phone", phone);
  return values;
}

const numbers =
  "none one two three four five six seven eight nine ten eleven twelve".split(
    " ",
  );

/** How many services there are, in words up to twelve: {serviceCount}, or {ServiceCount} where a sentence begins. */
export function countValues(services: unknown): [string, string][] {
  const { length } = Array.isArray(services) ? services : [];
  const count = numbers[length] ?? String(length);
  return [
    ["serviceCount", count],
    ["ServiceCount", count.charAt(0).toUpperCase() + count.slice(1)],
  ];
}

/**
 * Puts the brand's values into every text of a content file.
 * A value may itself use placeholders ("{brand} Website"); a name that nothing stands for is reported and left as it is,
 * with the names whose values led to it.
 */
export function interpolate(
  node: unknown,
  values: ReadonlyMap<string, string>,
  onUnknown: (path: Path, name: string, within: string[]) => void = () => {},
): unknown {
  return mapTexts(node, ({ path, value }) => replace(value, path));

  function replace(text: string, path: Path, within: string[] = []): string {
    return text.replace(placeholder, (whole, name: string) => {
      if (isRuntime(name)) return whole;
      const value = values.get(name);
      if (value === undefined || within.includes(name)) {
        onUnknown(path, name, within);
        return whole;
      }
      return replace(value, path, [...within, name]);
    });
  }
}

function isRuntime(name: string): name is RuntimePlaceholder {
  return Object.hasOwn(runtimePlaceholders, name);
}
