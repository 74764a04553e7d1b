/** A placeholder: a word in braces, such as {brand} or {callCentre.name}. */
const placeholder = /\{([^{}]*)\}/g;

/** Placeholders that stay in the content and get their value where the text is shown. */
export const runtimePlaceholders = [
  "call",
  "chat",
  "code",
  "count",
  "exception message",
  "index",
  "limit",
  "mail",
  "year",
] as const;

export type RuntimePlaceholder = (typeof runtimePlaceholders)[number];

/** Puts values into the runtime placeholders of a text: fill("{index} of {count}", { index: 1, count: 5 }). */
export function fill(
  text: string,
  values: Partial<Record<RuntimePlaceholder, string | number>>,
): string {
  return text.replace(placeholder, (whole, name: string) =>
    String(values[name as RuntimePlaceholder] ?? whole),
  );
}

/** Cuts a text at its runtime placeholders, for places where a placeholder becomes a link: "call {call}." is "call ", { placeholder: "call" }, ".". */
export function segments(
  text: string,
): (string | { placeholder: RuntimePlaceholder })[] {
  return text
    .split(placeholder)
    .map((part, index) =>
      index % 2 ? { placeholder: part as RuntimePlaceholder } : part,
    )
    .filter((part) => part !== "");
}

/** The names that content may put in braces: every single text of site.json, by its path. */
export function brandValues(site: unknown): Map<string, string> {
  const values = new Map<string, string>();
  collect(site, []);
  const phone = values.get("phone.shown");
  if (phone !== undefined) values.set("phone", phone);
  return values;

  function collect(node: unknown, path: string[]): void {
    if (typeof node === "string") values.set(path.join("."), node);
    else if (node && typeof node === "object" && !Array.isArray(node)) {
      for (const [key, child] of Object.entries(node)) {
        collect(child, [...path, key]);
      }
    }
  }
}

/**
 * Puts the brand's values into every text of a content file.
 * A value may itself use placeholders ("{brand} Website"); a name that nothing stands for is reported and left as it is.
 */
export function interpolate(
  node: unknown,
  values: ReadonlyMap<string, string>,
  report: (path: (string | number)[], name: string) => void,
  path: (string | number)[] = [],
): unknown {
  if (typeof node === "string") return replace(node, []);
  if (Array.isArray(node)) {
    return node.map((child, index) =>
      interpolate(child, values, report, [...path, index]),
    );
  }
  if (node && typeof node === "object") {
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => [
        key,
        interpolate(child, values, report, [...path, key]),
      ]),
    );
  }
  return node;

  function replace(text: string, inside: string[]): string {
    return text.replace(placeholder, (whole, name: string) => {
      if ((runtimePlaceholders as readonly string[]).includes(name))
        return whole;
      const value = values.get(name);
      if (value === undefined || inside.includes(name)) {
        report(path, name);
        return whole;
      }
      return replace(value, [...inside, name]);
    });
  }
}
