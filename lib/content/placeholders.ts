import { isEnglish } from "./locale";
import { leaves, mapTexts } from "./walk";

/** A placeholder: a name in braces, such as {brand} or {callCentre.name}. */
export const placeholder = /\{([^{}]*)\}/g;

/** Placeholders that get their value when the text is rendered, with the help that content editors see. */
export const runtimePlaceholders = {
  call: "a link to the phone",
  chat: "a link to the chat",
  code: "the number of the error",
  count: "how many there are",
  "exception message": "the reason that the browser gives",
  index: "its number",
  limit: "the number of characters",
  mail: "a link to the e-mail",
  title: "the name of what the visitor asks about",
  year: "the year in which the home page was last updated",
};

type RuntimePlaceholder = keyof typeof runtimePlaceholders;

export function runtimePlaceholdersIn(text: string): RuntimePlaceholder[] {
  return [...text.matchAll(placeholder)]
    .map(([, name = ""]) => name)
    .filter(isRuntime);
}

/**
 * The values of the brand's placeholders: every text of site.json by its path, such as "callCentre.name", and each of its
 * figures by its id. {callingCode} is what the phone number has in front for callers from abroad.
 */
export function brandValues(site: unknown): Map<string, string> {
  const values = new Map(
    leaves(site).map(({ path, value }) => [path.join("."), value]),
  );
  for (const [path, id] of values) {
    const [, index] = /^figures\.(\d+)\.id$/.exec(path) ?? [];
    const value = values.get(`figures.${index}.value`);
    if (value !== undefined) values.set(`figures.${id}`, value);
  }
  const phone = values.get("phone.shown");
  if (phone === undefined) return values;
  // What the number is written without stands in front of it in the link.
  const digits = phone.replace(/\D/g, "");
  const link = values.get("phone.link") ?? "";
  // Italy keeps the zero.
  const own = link.endsWith(digits) ? digits : digits.replace(/^0+/, "");
  const [code = link.slice(0, -own.length)] = /^\+\d+(?=\D)/.exec(phone) ?? [];
  return values.set("phone", phone).set("callingCode", code);
}

const numbers =
  "none one two three four five six seven eight nine ten eleven twelve".split(
    " ",
  );

/**
 * The values of all placeholders, by the name of the file that contains them. {serviceCount} is the number of services,
 * in English in words up to twelve, and {ServiceCount} the same at the start of a sentence.
 */
export function placeholderValues(site: unknown, services: unknown) {
  // An invalid value is reported in site.json, and not in every text that contains its placeholder.
  const own = brandValues(site);
  for (const [name, value] of own)
    if (!value || value.trim() !== value) own.delete(name);
  const list: unknown = Object(services).services;
  const { length } = Array.isArray(list) ? list : [];
  const words = isEnglish(site) ? numbers : [];
  const count = words[length] ?? String(length);
  const all = new Map(own)
    .set("serviceCount", count)
    .set("ServiceCount", count.charAt(0).toUpperCase() + count.slice(1));
  // The mail relay reads only site.json, so this file may contain only placeholders of its own values.
  return (file: string): ReadonlyMap<string, string> =>
    file === "site" ? own : all;
}

/**
 * Replaces the placeholders in all texts of a content file. A value may contain placeholders too ("{brand} Website").
 * Unknown and circular placeholders are not replaced.
 * @param onUnknown is called for each of these; `within` has the placeholders whose values contain it, outermost first
 */
export function interpolate(
  node: unknown,
  values: ReadonlyMap<string, string>,
  onUnknown: (name: string, within: string[]) => void = () => {},
): unknown {
  return mapTexts(node, ({ value }) => replace(value, []));

  function replace(text: string, within: string[]): string {
    return text.replace(placeholder, (whole, name: string) => {
      if (isRuntime(name)) return whole;
      const value = values.get(name);
      if (value === undefined || within.includes(name)) {
        onUnknown(name, within);
        return whole;
      }
      return replace(value, [...within, name]);
    });
  }
}

function isRuntime(name: string): name is RuntimePlaceholder {
  return Object.hasOwn(runtimePlaceholders, name);
}
