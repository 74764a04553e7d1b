import { applyEdits, modify, parse } from "jsonc-parser";
import type { Schema } from "./fields";

type Json = unknown;
const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a form holds as a content file has it: fields in the order of the schema, and none of those left empty that may be left out. */
export function tidy(value: Json, schema: Schema): Json {
  if (Array.isArray(value))
    return value.map((entry) => tidy(entry, schema.items ?? {}));
  if (!isObject(value) || !schema.properties) return value;
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([name]) => name in value)
      .map(([name, field]) => [name, tidy(value[name], field)] as const)
      .filter(
        ([name, field]) => schema.required?.includes(name) || !isEmpty(field),
      ),
  );
}

function isEmpty(value: Json): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

/** The text of a JSON file with another value in it; what did not change keeps its layout. */
export function withValue(text: string, value: Json): string {
  return change(text, [], parse(text), value);
}

function change(
  text: string,
  path: (string | number)[],
  before: Json,
  after: Json,
): string {
  if (JSON.stringify(before) === JSON.stringify(after)) return text;
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = Math.min(before.length, after.length);
    let changed = text;
    for (let index = 0; index < kept; index++)
      changed = change(changed, [...path, index], before[index], after[index]);
    for (let index = kept; index < after.length; index++)
      changed = set(changed, [...path, index], after[index]);
    for (let index = before.length - 1; index >= kept; index--)
      changed = set(changed, [...path, index], undefined);
    return changed;
  }
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].reduce(
      (changed, name) =>
        change(changed, [...path, name], before[name], after[name]),
      text,
    );
  }
  return set(text, path, after);
}

function set(text: string, path: (string | number)[], value: Json): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(text, modify(text, path, value, { formattingOptions }));
}
