import type { JsonSchema } from "@/lib/check/json-schemas";

export type Field = {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  fields?: Field[];
  [option: string]: unknown;
};

/** The form of a content file, built from its schema. */
export function editorFields(
  { properties = {}, required = [] }: JsonSchema,
  mayBeEmpty = false,
): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    formField(name, schema, required.includes(name) && !mayBeEmpty),
  );
}

function formField(name: string, schema: JsonSchema, required: boolean): Field {
  const [example] = schema.examples ?? [];
  const hint = [
    schema.description,
    // A choice shows all its options.
    !listChoices(schema) &&
      ["string", "number"].includes(typeof example) &&
      `Such as: ${example}`,
  ];
  return {
    name,
    label: fieldLabel(name, schema),
    hint: hint.filter(Boolean).join(" "),
    required,
    ...chooseWidget(name, schema, required),
  };
}

function chooseWidget(name: string, schema: JsonSchema, required: boolean) {
  const { type, items, pattern, patternErrorMessage } = schema;
  if (name === "$schema")
    // Only new files get the default, and only landing pages can be added.
    return { widget: "hidden", default: "../schemas/landing-page.schema.json" };
  // A number that no page shows.
  if (name === "id" && type === "integer") return { widget: "hidden" };
  const choices = listChoices(schema);
  if (choices)
    return {
      widget: "choice",
      options: choices.map((value, index) => ({
        value,
        label: schema.markdownEnumDescriptions?.[index] ?? String(value),
      })),
    };
  if (type === "object")
    // The editor would require the fields of an optional group that is left out, so the content check does instead.
    return {
      widget: "object",
      collapsed: true,
      // Without a summary, a collapsed group repeats its label.
      summary: summaryTemplate(schema) ?? " ",
      fields: editorFields(schema, !required),
    };
  if (type === "array" && items) return listWidget(name, schema, items);
  if (type === "boolean") return { widget: "boolean", default: false };
  if (type === "integer") return { widget: "number", value_type: "int" };
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

function listChoices(schema: JsonSchema): unknown[] | undefined {
  return schema.enum ?? schema.anyOf?.map((option) => option.const);
}

function listWidget(name: string, list: JsonSchema, items: JsonSchema) {
  const summary =
    items.type === "string" ? "{{fields.entry}}" : summaryTemplate(items);
  const label = fieldLabel(name.replace(/s$/, ""), items);
  return {
    widget: "list",
    label_singular: label.toLowerCase(),
    collapsed: true,
    ...(list.minItems && { min: list.minItems }),
    ...(list.maxItems && { max: list.maxItems }),
    ...(summary && { summary }),
    ...(items.type === "object"
      ? { fields: editorFields(items) }
      : { field: { ...formField("entry", items, true), label } }),
  };
}

/** The summary of a collapsed group or entry: its title or a similar text, or its first text. */
function summaryTemplate({ properties = {} }: JsonSchema): string | undefined {
  const keys = Object.keys(properties);
  const named = ["title", "name", "label", "question", ...keys].find(
    (key) => properties[key]?.type === "string",
  );
  return named && `{{fields.${named}}}`;
}

/** The title of a schema, or the name of its field as words: "Social card" for "socialCard". */
function fieldLabel(name: string, { title }: JsonSchema): string {
  if (title) return title;
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
