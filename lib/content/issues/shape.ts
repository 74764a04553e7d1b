import { z } from "zod";
import { schemas } from "../files";
import type { ContentIssue, Path } from "./content-issue";
import { show } from "./content-issue";
import { type Source, valueAt } from "./source";
import { closest, repairs } from "./suggestions";

type Issue = z.core.$ZodIssue;

/** Types, missing and unknown fields, empty texts, formats and words outside a vocabulary. */
export function shapeIssues(source: Source): ContentIssue[] {
  const shape = schemas[source.shape];
  const issues = shape.safeParse(source.filled).error?.issues ?? [];
  const renamed = new Set<string>();
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) =>
          unknownField(source, shape, issue, key, renamed),
        )
      : [],
  );
  const others = issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") return [];
    // A misspelt field is reported once, not a second time as missing.
    if (renamed.has(JSON.stringify(issue.path))) return [];
    return [explain(source, shape, issue)];
  });
  return [...unknown, ...others];
}

function unknownField(
  source: Source,
  shape: z.ZodType,
  issue: Issue,
  key: string,
  renamed: Set<string>,
): ContentIssue {
  const path = issue.path as Path;
  const found = nodeAt(shape, path);
  const group = found && unwrap(found);
  const fields = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
  const present = Object.keys(Object(valueAt(source.data, path)));
  const free = fields.filter((field) => !present.includes(field));
  const meant = closest(key, free);
  if (meant) renamed.add(JSON.stringify([...path, meant]));
  return source.problem([...path, key], {
    found: `the field "${key}", which nothing reads`,
    expected: free.length
      ? `one of the fields ${free.filter((field) => field !== "$schema").join(", ")}`
      : "no further field here",
    suggestion: meant ? `"${meant}"` : "removing it",
    offset: source.offsetOfKey([...path, key]),
  });
}

function explain(source: Source, shape: z.ZodType, issue: Issue): ContentIssue {
  const path = issue.path as Path;
  const value = valueAt(source.data, path);
  const node = nodeAt(shape, path);
  const help = helpOf(node);
  if (value === undefined) {
    return source.problem(path, {
      found: "nothing: the field is missing",
      expected: help.description ?? "a value",
      example: `"${path.at(-1)}": ${help.example === undefined ? "…" : show(help.example)}`,
    });
  }
  if (typeof value === "string" && value.trim() === "") {
    return source.problem(path, {
      found: value === "" ? 'an empty text ""' : "a text of spaces only",
      expected: help.description ?? "words",
      example: help.example === undefined ? undefined : show(help.example),
    });
  }
  return source.problem(path, {
    example: help.example === undefined ? undefined : show(help.example),
    ...expectation(issue, value, node),
  });
}

function expectation(
  issue: Issue,
  value: unknown,
  node: z.ZodType | undefined,
) {
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
      return {
        expected: issue.message,
        suggestion: reformatted(value, node),
      };
    case "too_small":
    case "too_big": {
      const limit = issue.code === "too_small" ? issue.minimum : issue.maximum;
      const border = issue.code === "too_small" ? "at least" : "at most";
      const list = Array.isArray(value);
      return {
        found: list ? entries(value.length) : undefined,
        expected: list ? `${border} ${entries(Number(limit))}` : issue.message,
        example: undefined,
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
  if (expected === "string" && typeof value !== "object") {
    return show(String(value));
  }
  if (expected === "number" && typeof value === "string") {
    return /^-?\d+(\.\d+)?$/.test(value) ? value : undefined;
  }
  if (expected === "boolean" && /^(true|false)$/i.test(String(value))) {
    return String(value).toLowerCase();
  }
  if (expected === "array" && typeof value === "string") return show([value]);
  return undefined;
}

/** The same text in the right form, where there is one. */
function reformatted(value: unknown, node: z.ZodType | undefined) {
  if (typeof value !== "string" || !node) return undefined;
  const right = repairs(value).find((text) => node.safeParse(text).success);
  return right === undefined ? undefined : show(right);
}

function entries(count: number): string {
  return `${count} ${count === 1 ? "entry" : "entries"}`;
}

/** The part of a shape that a path leads to. */
export function nodeAt(shape: z.ZodType, path: Path): z.ZodType | undefined {
  let node: z.ZodType | undefined = shape;
  for (const step of path) {
    const open: z.ZodType | undefined = node && unwrap(node);
    if (open instanceof z.ZodObject) node = open.shape[step] as z.ZodType;
    else if (open instanceof z.ZodArray) node = open.element as z.ZodType;
    else return undefined;
  }
  return node;
}

function unwrap(node: z.ZodType): z.ZodType {
  if (node instanceof z.ZodOptional) return unwrap(node.unwrap() as z.ZodType);
  if (node instanceof z.ZodUnion) {
    const group = node.options.find((option) => option instanceof z.ZodObject);
    return (group as z.ZodType | undefined) ?? node;
  }
  return node;
}

function helpOf(node: z.ZodType | undefined) {
  const meta = node?.meta() ?? (node && unwrap(node).meta());
  const examples = Array.isArray(meta?.examples) ? meta.examples : [];
  return { description: meta?.description, example: examples[0] as unknown };
}
