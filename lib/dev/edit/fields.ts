import type { JsonSchema } from "@/lib/content/json-schemas";

/** A field of a form, as the editor's documentation describes it. */
export type Field = {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  fields?: Field[];
  field?: Field;
  [option: string]: unknown;
};

/** The form of a content file, made from its schema: labels, help, limits, choices, pictures, lists. */
export function fieldsOf(
  { properties = {}, required = [] }: JsonSchema,
  mayBeEmpty = false,
): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name) && !mayBeEmpty),
  );
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): Field {
  const [example] = schema.examples ?? [];
  const hint = [
    schema.description,
    // A choice shows all that may be chosen.
    !choicesOf(schema) &&
      ["string", "number"].includes(typeof example) &&
      `Such as: ${example}`,
  ];
  return {
    name,
    label: labelOf(name, schema),
    hint: hint.filter(Boolean).join(" "),
    required,
    ...widgetOf(name, schema, required),
  };
}

function widgetOf(name: string, schema: JsonSchema, required: boolean) {
  const { type, items, pattern, patternErrorMessage } = schema;
  if (name === "$schema")
    // The default is for new files, and only landing pages are new.
    return { widget: "hidden", default: "../schemas/landing-page.schema.json" };
  const choices = choicesOf(schema);
  if (choices)
    return {
      widget: "choice",
      options: choices.map((value, index) => ({
        value,
        label: schema.markdownEnumDescriptions?.[index] ?? String(value),
      })),
    };
  if (type === "object")
    // The editor would ask for every field of a group that may be left out; the content check knows better.
    return {
      widget: "object",
      collapsed: true,
      // Without one, a closed group repeats its label.
      summary: summaryOf(schema) ?? " ",
      fields: fieldsOf(schema, !required),
    };
  if (type === "array" && items) return listWidget(name, schema, items);
  if (type === "boolean") return { widget: "boolean", default: false };
  if (type === "integer")
    return {
      widget: "number",
      value_type: "int",
      min: 1,
      max: Math.min(schema.maximum ?? 1_000_000, 1_000_000),
    };
  if (schema.format === "date")
    return { widget: "datetime", format: "YYYY-MM-DD", time_format: false };
  const example = String(schema.examples?.[0] ?? "");
  const folder = /^images\/\w+(?=\/)/.exec(example)?.[0];
  if (folder)
    return {
      widget: "image",
      choose_url: false,
      media_folder: `/content/${folder}`,
      public_folder: folder,
    };
  return {
    widget: schema.contentMediaType || example.length > 50 ? "text" : "string",
    ...(pattern &&
      patternErrorMessage && { pattern: [pattern, patternErrorMessage] }),
  };
}

function choicesOf(schema: JsonSchema): unknown[] | undefined {
  return schema.enum ?? schema.anyOf?.map((option) => option.const);
}

function listWidget(name: string, list: JsonSchema, items: JsonSchema) {
  const summary =
    items.type === "string" ? "{{fields.entry}}" : summaryOf(items);
  const label = labelOf(name.replace(/s$/, ""), items);
  return {
    widget: "list",
    label_singular: label.toLowerCase(),
    collapsed: true,
    ...(list.minItems && { min: list.minItems }),
    ...(list.maxItems && { max: list.maxItems }),
    ...(summary && { summary }),
    ...(items.type === "object"
      ? { fields: fieldsOf(items) }
      : { field: { ...fieldOf("entry", items, true), label } }),
  };
}

/** What a closed group or entry shows: the text that tells it from others, or its first. */
function summaryOf({ properties = {} }: JsonSchema): string | undefined {
  const keys = [
    "title",
    "name",
    "label",
    "question",
    ...Object.keys(properties),
  ];
  const named = keys.find((key) => properties[key]?.type === "string");
  return named && `{{fields.${named}}}`;
}

/** The title of a schema, or its name as people read it: "Social card" for "socialCard". */
function labelOf(name: string, { title }: JsonSchema): string {
  if (title) return title;
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
