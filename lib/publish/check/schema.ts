import type { z } from "zod";
import type { ContentIssue } from "@/lib/content/content-issue";
import { schemas } from "@/lib/content/files";
import { mapTexts, type Path, valueAt } from "@/lib/content/walk";
import { plainDigits } from "@/lib/enquiry/sanitize";
import { formatValue } from "./describe";
import { buildExample, fieldAt } from "./json-schemas";
import { placeholderFindings } from "./placeholders";
import { listTexts, type Source } from "./source";
import { findClosest, repairs } from "./suggestions";

/** Issues of types, missing and unknown fields, empty texts, formats and enumerations. */
export function schemaIssues(source: Source): ContentIssue[] {
  const { error } = schemas[source.schema].safeParse(source.filled);
  const issues = error?.issues ?? [];
  // A text with a wrong placeholder has no value yet.
  const unfilled = listTexts(source).filter((text) =>
    placeholderFindings(text).some(({ severity }) => severity !== "warning"),
  );
  const reported = new Set(unfilled.map(({ path }) => `${path}`));
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.flatMap((key) =>
          unknownField(source, issue.path as Path, key, reported),
        )
      : [],
  );
  const others = issues.flatMap((issue) => {
    const path = issue.path as Path;
    const isUnknown = issue.code === "unrecognized_keys";
    // Of several issues of one value, only the first is reported, and a misspelt field not again as missing.
    if (isUnknown || reported.has(`${path}`)) return [];
    reported.add(`${path}`);
    return explainIssue(source, issue, path);
  });
  return [...unknown, ...others];
}

function unknownField(
  source: Source,
  at: Path,
  key: string,
  reported: Set<string>,
): ContentIssue[] {
  const present = Object.keys(Object(valueAt(source.data, at)));
  const all = Object.keys(fieldAt(source.schema, at)?.properties ?? {});
  const free = all.filter((field) => !present.includes(field));
  const meant = findClosest(key, free);
  if (meant) reported.add(String([...at, meant]));
  return source.issues([...at, key], {
    found: `the field "${key}", which nothing reads`,
    expected: free.length
      ? `one of the fields ${free.join(", ")}`
      : `no field beside ${all.join(", ")}`,
    suggestion: meant && `"${meant}"`,
  });
}

function explainIssue(source: Source, issue: z.core.$ZodIssue, path: Path) {
  const value = valueAt(source.data, path);
  const field = fieldAt(source.schema, path) ?? {};
  // The example of an id may already be the id of another entry.
  const sample = path.at(-1) === "id" ? undefined : buildExample(field);
  const example = sample === undefined ? undefined : formatValue(sample);
  if (value === undefined)
    return source.issues(path, {
      found: "nothing: the field is missing",
      expected: field.description ?? "a value",
      // Whole, to be copied.
      example: example && `"${path.at(-1)}": ${JSON.stringify(sample)}`,
    });
  if (typeof value === "string" && value.trim() === "")
    return source.issues(path, {
      found: value === "" ? 'an empty text ""' : "a text of spaces only",
      expected: field.description ?? "a text",
      example,
    });
  const finding = expectation(source, issue, path, value);
  const hasExample =
    /such as/.test(finding.expected) || /^too_|custom/.test(issue.code);
  return source.issues(path, hasExample ? finding : { ...finding, example });
}

function expectation(
  source: Source,
  issue: z.core.$ZodIssue,
  path: Path,
  value: unknown,
) {
  if (issue.code === "invalid_type")
    return {
      expected: kinds[issue.expected] ?? issue.message,
      suggestion: retyped(issue.expected, value),
    };
  const given = String(value);
  let right: string | undefined;
  if (issue.code === "invalid_value")
    right = findClosest(given, issue.values.map(String));
  if (issue.code === "invalid_format")
    right = repairs(given).find((text) => fits(source, path, text));
  return { expected: issue.message, suggestion: right && formatValue(right) };
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
  const text = plainDigits(String(value));
  if (expected === "string" && typeof value !== "object")
    return formatValue(text);
  if (expected === "number" && /^-?\d+(\.\d+)?$/.test(text)) return text;
  if (expected !== "boolean") return undefined;
  if (/^(true|yes|on)$/i.test(text)) return "true";
  return /^(false|no|off)$/i.test(text) ? "false" : undefined;
}

function fits(source: Source, path: Path, text: string): boolean {
  const changed = mapTexts(source.filled, (leaf) =>
    String(leaf.path) === String(path) ? text : leaf.value,
  );
  const { error } = schemas[source.schema].safeParse(changed);
  return !error?.issues.some(
    ({ code, path: at }) => code === "invalid_format" && `${at}` === `${path}`,
  );
}
