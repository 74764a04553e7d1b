import type { z } from "zod";
import { schemas } from "@/lib/content/files";
import { placeholder, runtimePlaceholdersIn } from "@/lib/content/placeholders";
import { mapTexts, type Path } from "@/lib/content/walk";
import {
  type ContentIssue,
  type Finding,
  formatValue,
  valueAt,
} from "./content-issue";
import { buildExample, fieldAt } from "./json-schemas";
import type { Source } from "./source";
import { findClosest, repairs } from "./suggestions";

type Issue = z.core.$ZodIssue;

/** Issues of types, missing and unknown fields, empty texts, formats and enumerations. */
export function schemaIssues(source: Source): ContentIssue[] {
  const { error } = schemas[source.schema].safeParse(source.filled);
  const renamed = new Set<string>();
  const issues = error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.flatMap((key) =>
          unknownField(source, issue.path as Path, key, renamed),
        )
      : [],
  );
  const others = issues
    .filter(({ code }) => code !== "unrecognized_keys")
    // A misspelt field is reported once, not again as missing.
    .filter(({ path }) => !renamed.has(String(path)))
    .filter(({ path }) => !lacksBrandValue(source, path as Path))
    // Of several issues of one value, only the first is reported.
    .filter(
      ({ path }, index, all) =>
        all.findIndex((issue) => String(issue.path) === String(path)) === index,
    )
    .flatMap((issue) => explainIssue(source, issue));
  return [...unknown, ...others];
}

/** Whether a text has an unfilled placeholder. That is an issue of its own and causes the invalid format. */
function lacksBrandValue(source: Source, path: Path): boolean {
  const filled = valueAt(source.filled, path);
  if (typeof filled !== "string") return false;
  const names = filled.match(placeholder) ?? [];
  return names.length > runtimePlaceholdersIn(filled).length;
}

function unknownField(
  source: Source,
  at: Path,
  key: string,
  renamed: Set<string>,
): ContentIssue[] {
  const present = Object.keys(Object(valueAt(source.data, at)));
  const free = Object.keys(fieldAt(source.schema, at)?.properties ?? {}).filter(
    (field) => !present.includes(field),
  );
  const meant = findClosest(key, free);
  if (meant) renamed.add(String([...at, meant]));
  return source.issues([...at, key], {
    found: `the field "${key}", which nothing reads`,
    expected: free.length
      ? `one of the fields ${free.join(", ")}`
      : "no further field here",
    suggestion: meant && `"${meant}"`,
  });
}

function explainIssue(source: Source, issue: Issue): ContentIssue[] {
  const path = issue.path as Path;
  const value = valueAt(source.data, path);
  const field = fieldAt(source.schema, path) ?? {};
  // The example of an id may already be the id of another entry.
  const sample = path.at(-1) === "id" ? undefined : buildExample(field);
  const example = sample === undefined ? undefined : formatValue(sample);
  if (value === undefined) {
    return source.issues(path, {
      found: "nothing: the field is missing",
      expected: field.description ?? "a value",
      example: example && `"${path.at(-1)}": ${example}`,
    });
  }
  if (typeof value === "string" && value.trim() === "") {
    return source.issues(path, {
      found: value === "" ? 'an empty text ""' : "a text of spaces only",
      expected: field.description ?? "a text",
      example,
    });
  }
  const finding = expectation(source, issue, value);
  const hasExample =
    /such as/.test(finding.expected) || /^too_|custom/.test(issue.code);
  return source.issues(path, {
    ...finding,
    example: hasExample ? undefined : example,
  });
}

function expectation(source: Source, issue: Issue, value: unknown): Finding {
  const path = issue.path as Path;
  switch (issue.code) {
    case "invalid_type":
      return {
        expected: kinds[issue.expected] ?? issue.message,
        suggestion: retyped(issue.expected, value),
      };
    case "invalid_value": {
      const allowed = issue.values.map(String);
      const meant = findClosest(String(value), allowed);
      return {
        expected: `one of ${allowed.join(", ")}`,
        suggestion: meant && formatValue(meant),
      };
    }
    case "invalid_format": {
      const right = repairs(String(value)).find((text) =>
        fits(source, path, text),
      );
      return {
        expected: issue.message,
        suggestion: right && formatValue(right),
      };
    }
    case "too_small":
    case "too_big": {
      if (!Array.isArray(value)) return { expected: issue.message };
      const limit =
        issue.code === "too_small"
          ? `at least ${issue.minimum}`
          : `at most ${issue.maximum}`;
      return { expected: `${limit} in this list; it has ${value.length}` };
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

/** The value converted to the expected type, if the conversion is unambiguous. */
function retyped(expected: string, value: unknown): string | undefined {
  const text = String(value);
  switch (expected) {
    case "string":
      return typeof value === "object" ? undefined : formatValue(text);
    case "number":
      return /^"-?\d+(\.\d+)?"$/.test(formatValue(value)) ? text : undefined;
    case "boolean":
      if (/^(true|yes|on)$/i.test(text)) return "true";
      return /^(false|no|off)$/i.test(text) ? "false" : undefined;
    default:
      return undefined;
  }
}

/** Whether a text has the format that the schema expects at this path. */
function fits(source: Source, path: Path, text: string): boolean {
  const changed = mapTexts(source.filled, (leaf) =>
    String(leaf.path) === String(path) ? text : leaf.value,
  );
  const { error } = schemas[source.schema].safeParse(changed);
  return !error?.issues.some(
    (issue) =>
      issue.code === "invalid_format" && String(issue.path) === String(path),
  );
}
