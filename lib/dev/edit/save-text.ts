import { isDeepStrictEqual } from "node:util";
import {
  applyEdits,
  findNodeAtLocation,
  modify,
  type Node,
  parse,
  parseTree,
} from "jsonc-parser";
import type { JsonSchema } from "@/lib/content/json-schemas";

type Json = unknown;
/** An object, or a list by its indexes. */
const isGroup = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null;

/** What a form holds as a content file has it: fields in the order of the schema, and none of those left empty that may be left out. */
export function tidy(value: Json, schema: JsonSchema): Json {
  if (Array.isArray(value))
    return value.map((entry) => tidy(entry, schema.items ?? {}));
  if (!isGroup(value) || !schema.properties) return value;
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
  if (isDeepStrictEqual(before, after)) return text;
  const isList = Array.isArray(after);
  if (!isGroup(before) || !isGroup(after) || isList !== Array.isArray(before))
    return set(text, path, after);
  // The last entries of a list go first, so that the others keep their place.
  const removed = Object.keys(before).filter((name) => !(name in after));
  return [...Object.keys(after), ...removed.reverse()].reduce(
    (changed, name) =>
      change(
        changed,
        [...path, isList ? Number(name) : name],
        before[name],
        after[name],
      ),
    text,
  );
}

function set(text: string, path: (string | number)[], value: Json): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const index = path.at(-1);
  // Of a list on one line, jsonc-parser would leave the end of the entry that is removed.
  if (value === undefined && typeof index === "number" && index > 0)
    return text.slice(0, endOf(index - 1)) + text.slice(endOf(index));
  return applyEdits(text, modify(text, path, value, { formattingOptions }));

  function endOf(entry: number): number {
    const root = parseTree(text) as Node;
    const node = findNodeAtLocation(root, [...path.slice(0, -1), entry]);
    return node ? node.offset + node.length : 0;
  }
}
