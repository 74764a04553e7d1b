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

/** Every text of site.json by its path, such as "callCentre.name", each of its figures by its id, and the phone number. */
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
  if (phone !== undefined) values.set("phone", phone);
  // An invalid value is reported in site.json, and not in every text that contains its placeholder.
  for (const [name, value] of values)
    if (!value || value.trim() !== value) values.delete(name);
  return values;
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
