import { findNodeAtLocation, type JSONPath } from "jsonc-parser";
import { z } from "zod";
import { schemas } from "../files";
import { placeholder, runtimePlaceholdersIn } from "../placeholders";
import type { Path } from "../walk";
import {
  type ContentIssue,
  type Finding,
  show,
  valueAt,
} from "./content-issue";
import type { Source } from "./source";
import { closest, repairs } from "./suggestions";

type Issue = z.core.$ZodIssue;

/** Types, missing and unknown fields, empty texts, formats and unknown words. */
export function schemaIssues(source: Source): ContentIssue[] {
  const result = schemas[source.schema].safeParse(source.filled);
  if (result.success) return [];
  const renamed = new Set<string>();
  const { issues } = result.error;
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.flatMap((key) =>
          unknownField(source, issue.path, key, renamed),
        )
      : [],
  );
  const others = issues
    .filter(({ code }) => code !== "unrecognized_keys")
    // A misspelt field is reported one time, not again as missing.
    .filter(({ path }) => !renamed.has(JSON.stringify(path)))
    .filter(({ path }) => !lacksBrandValue(source, path as Path))
    // Of several issues of one value, the first says it best.
    .filter(
      ({ path }, index, all) =>
        all.findIndex((issue) => String(issue.path) === String(path)) === index,
    )
    .flatMap((issue) => explain(source, issue));
  return [...unknown, ...others];
}

/** An unfilled placeholder has its own issue, here or in site.json; that the text breaks a format follows from it. */
function lacksBrandValue(source: Source, path: Path): boolean {
  const filled = valueAt(source.filled, path);
  if (typeof filled !== "string") return false;
  const names = filled.match(placeholder) ?? [];
  return names.length > runtimePlaceholdersIn(filled).length;
}

function unknownField(
  source: Source,
  at: PropertyKey[],
  key: string,
  renamed: Set<string>,
): ContentIssue[] {
  const path = [...(at as Path), key];
  const group = unwrap(nodeAt(schemas[source.schema], at as Path));
  const fields = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
  const present = Object.keys(Object(valueAt(source.data, at as Path)));
  const free = fields.filter((field) => !present.includes(field));
  const meant = closest(key, free);
  if (meant) renamed.add(JSON.stringify([...at, meant]));
  return source.issues(path, {
    found: `the field "${key}", which nothing reads`,
    expected: free.length
      ? `one of the fields ${free.filter((field) => field !== "$schema").join(", ")}`
      : "no further field here",
    suggestion: meant && `"${meant}"`,
    offset: findNodeAtLocation(source.tree, path as JSONPath)?.parent?.offset,
  });
}

function explain(source: Source, issue: Issue): ContentIssue[] {
  const path = issue.path as Path;
  const value = valueAt(source.data, path);
  const node = nodeAt(schemas[source.schema], path);
  const description = metaOf(node)?.description;
  // The example of an id is taken by the first entry.
  const sample = path.at(-1) === "id" ? undefined : exampleOf(node);
  const example = sample === undefined ? undefined : show(sample);
  if (value === undefined) {
    return source.issues(path, {
      found: "nothing: the field is missing",
      expected: description ?? "a value",
      example: example && `"${path.at(-1)}": ${example}`,
    });
  }
  if (typeof value === "string" && value.trim() === "") {
    return source.issues(path, {
      found: value === "" ? 'an empty text ""' : "a text of spaces only",
      expected: description ?? "a text",
      example,
    });
  }
  const { expected, suggestion } = expectation(issue, value, node);
  const hasExample = /such as/.test(expected) || issue.code.startsWith("too_");
  return source.issues(path, {
    expected,
    suggestion,
    example: hasExample ? undefined : example,
  });
}

function expectation(
  issue: Issue,
  value: unknown,
  node?: z.ZodType,
): Pick<Finding, "expected" | "suggestion"> {
  // A text has a length too, so Zod measures it against the limits of the list that belongs here.
  if (unwrap(node) instanceof z.ZodArray && !Array.isArray(value)) {
    return { expected: kinds.array ?? "" };
  }
  switch (issue.code) {
    case "invalid_type":
      return {
        expected: kinds[issue.expected] ?? issue.message,
        suggestion: retyped(issue.expected, value),
      };
    case "invalid_value": {
      const allowed = issue.values.map(String);
      const meant = closest(String(value), allowed);
      return {
        expected: `one of ${allowed.join(", ")}`,
        suggestion: meant && show(meant),
      };
    }
    case "invalid_format":
      return { expected: issue.message, suggestion: reformatted(value, node) };
    case "too_small":
    case "too_big": {
      if (!Array.isArray(value)) return { expected: issue.message };
      return {
        expected:
          issue.code === "too_small"
            ? `at least ${issue.minimum} in this list; it has ${value.length}`
            : `at most ${issue.maximum} in this list; it has ${value.length}`,
      };
    }
    default:
      return { expected: issue.message };
  }
}

const kinds: Record<string, string> = {
  string: "a text in quotation marks",
  number: "a number without quotation marks",
  int: "a whole number",
  boolean: "true or false, without quotation marks",
  array: "a list in [square brackets]",
  object: "a group of fields in {braces}",
};

/** The same value in the right type, where there is no doubt. */
function retyped(expected: string, value: unknown): string | undefined {
  const text = String(value);
  switch (expected) {
    case "string":
      return typeof value === "object" ? undefined : show(text);
    case "number":
      return /^"-?\d+(\.\d+)?"$/.test(show(value)) ? text : undefined;
    case "boolean":
      if (/^(true|yes|on)$/i.test(text)) return "true";
      return /^(false|no|off)$/i.test(text) ? "false" : undefined;
    default:
      return undefined;
  }
}

/** The same text in the right form, where there is one. */
function reformatted(value: unknown, node: z.ZodType | undefined) {
  if (typeof value !== "string" || !node) return undefined;
  const right = repairs(value).find((text) => node.safeParse(text).success);
  return right === undefined ? undefined : show(right);
}

/** What the schema says of a field, such as whether it may hold bold words and links. */
export function metaAt({ schema }: Source, path: Path) {
  return metaOf(nodeAt(schemas[schema], path));
}

function metaOf(node: z.ZodType | undefined) {
  return node?.meta() ?? unwrap(node)?.meta();
}

/** The node of a schema that a path leads to. */
export function nodeAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((node, step) => {
    const open = unwrap(node);
    if (open instanceof z.ZodObject) return open.shape[step] as z.ZodType;
    if (open instanceof z.ZodArray) return open.element as z.ZodType;
    return undefined;
  }, schema);
}

function unwrap(node: z.ZodType | undefined): z.ZodType | undefined {
  if (node instanceof z.ZodOptional) return unwrap(node.unwrap() as z.ZodType);
  return node;
}

/** The example of a field; of a group or list, one made of those inside it. */
function exampleOf(node: z.ZodType | undefined): unknown {
  const open = unwrap(node);
  const [example] = (metaOf(node)?.examples ?? []) as unknown[];
  if (example !== undefined) return example;
  if (open instanceof z.ZodArray) return [exampleOf(open.element as z.ZodType)];
  if (!(open instanceof z.ZodObject) || open.meta()?.oneOf) return undefined;
  const fields = Object.entries<z.ZodType>(open.shape).filter(
    ([, field]) => !(field instanceof z.ZodOptional),
  );
  return Object.fromEntries(
    fields.map(([name, field]) => [name, exampleOf(field)]),
  );
}
