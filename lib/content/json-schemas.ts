import { z } from "zod";
import { type SchemaName, schemas } from "./files";
import type { Path } from "./walk";

/** What the schemas of the content use of JSON Schema. */
export type JsonSchema = {
  type?: string;
  /** The label of its field in the forms of `npm run edit`, where its name says too little. */
  title?: string;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  oneOf?: { required: string[] }[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  maximum?: number;
  enum?: string[];
  markdownEnumDescriptions?: string[];
  anyOf?: { const?: unknown }[];
  pattern?: string;
  patternErrorMessage?: string;
  format?: string;
  /** Present where a text may hold bold words, links and line breaks. */
  contentMediaType?: string;
  /** Names in braces that get their value where the text is shown. */
  runtimePlaceholders?: string[];
};

/** The build puts the brand's values in first, so a text may be nothing but a placeholder. */
const placeholderAlone = "^\\{[\\w.]+\\}$";

/** Every schema as JSON Schema. */
export const jsonSchemas = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)]),
) as Record<SchemaName, JsonSchema>;

/** What a schema says of the field that a path leads to. */
export function fieldAt(name: SchemaName, path: Path): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>(
    (field, step) => field?.items ?? field?.properties?.[step],
    jsonSchemas[name],
  );
}

/** The example of a field; of a group or list, one made of those inside it. */
export function exampleOf(
  field: JsonSchema,
  takes: (name: string) => boolean = () => false,
): unknown {
  const { examples, items, properties = {}, required = [], oneOf = [] } = field;
  if (examples) return examples[0];
  if (items) {
    const length = Math.max(1, field.minItems ?? 1);
    return Array.from({ length }, () => exampleOf(items, takes));
  }
  const needed = [...required, ...(oneOf.at(-1)?.required ?? [])];
  const unchosen = oneOf.slice(0, -1).flatMap((one) => one.required);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !unchosen.includes(name))
      .filter(([name]) => needed.includes(name) || takes(name))
      .map(([name, inside]) => [name, exampleOf(inside, takes)]),
  );
}

function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    // Editors of today understand draft 7 best; Visual Studio Code is one of them.
    target: "draft-7",
    override({ jsonSchema: field }) {
      if (field.pattern) field.pattern = `${placeholderAlone}|${field.pattern}`;
    },
  }) as JsonSchema;
}
