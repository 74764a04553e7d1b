import { join } from "node:path";
import { z } from "zod";
import { type SchemaName, schemas } from "@/lib/content/files";
import type { Keywords } from "@/lib/content/schemas/field-types";
import type { Path } from "@/lib/content/walk";
import { writeChanged } from "@/lib/node/write-whole";

/** The part of JSON Schema that the content schemas use, with keywords of their own. */
export type JsonSchema = Keywords & {
  type?: string;
  /** The label in the forms of `npm run edit`, if the field's name is not clear enough. */
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
  /** Set for texts that may contain bold words, links and line breaks. */
  contentMediaType?: string;
  /** Names of the placeholders that get their value when the text is rendered. */
  runtimePlaceholders?: string[];
};

/** Placeholders are filled in before validation, so a placeholder alone is valid for any pattern. */
const placeholderAlone = "^\\{[\\w.-]+\\}$";

export const jsonSchemas = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)]),
) as Record<SchemaName, JsonSchema>;

/** Writes the schemas that code editors use for help, completion and validation, as `$schema` names them. */
export function writeSchemas(root = "."): void {
  for (const [name, schema] of Object.entries(jsonSchemas))
    writeChanged(
      join(root, "content", "schemas", `${name}.schema.json`),
      `${JSON.stringify(schema, null, 2)}\n`,
    );
}

export function fieldAt(name: SchemaName, path: Path): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>(
    (field, step) => field?.items ?? field?.properties?.[step],
    jsonSchemas[name],
  );
}

/** The example of a field. That of a group or list is built from the examples of its fields. */
export function buildExample(
  field: JsonSchema,
  includesOptional: (name: string) => boolean = () => false,
): unknown {
  const { examples, items, properties = {}, required = [], oneOf = [] } = field;
  if (examples) return examples[0];
  if (items) {
    const length = Math.max(1, field.minItems ?? 1);
    return Array.from({ length }, () => buildExample(items, includesOptional));
  }
  const needed = [...required, ...(oneOf.at(-1)?.required ?? [])];
  const unchosen = oneOf.slice(0, -1).flatMap((one) => one.required);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !unchosen.includes(name))
      .filter(([name]) => needed.includes(name) || includesOptional(name))
      .map(([name, inside]) => [name, buildExample(inside, includesOptional)]),
  );
}

function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    // Visual Studio Code and other code editors support draft 7 best.
    target: "draft-7",
    // What has a default may be left out.
    io: "input",
    override({ zodSchema, jsonSchema: field }) {
      if (!field.pattern) return;
      field.pattern = `${placeholderAlone}|${field.pattern}`;
      const [issue] = z.safeParse(zodSchema, "").error?.issues ?? [];
      field.patternErrorMessage = `Expected ${issue?.message}`;
    },
  }) as JsonSchema;
}
