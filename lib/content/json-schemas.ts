import { z } from "zod";
import { type SchemaName, schemas } from "./files";

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
  /** Present where a text may hold line breaks. */
  contentMediaType?: string;
};

/** The files that editors read for help, completion and red lines, by name. */
export function schemaFiles(): Map<string, string> {
  return new Map(
    [...jsonSchemas()].map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  );
}

/** Every schema as JSON Schema. */
export function jsonSchemas(): Map<SchemaName, JsonSchema> {
  const names = Object.keys(schemas) as SchemaName[];
  return new Map(names.map((name) => [name, jsonSchema(schemas[name])]));
}

function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    // Editors of today understand draft 7 best; Visual Studio Code is one of them.
    target: "draft-7",
    override({ jsonSchema: node }) {
      delete node.runtimePlaceholders;
      delete node.claim;
      if (node.richText) {
        node.description += ` ${richTextHelp}`;
        node.contentMediaType = "text/markdown";
        delete node.richText;
      }
      if (node.pattern) node.pattern = `${placeholderAlone}|${node.pattern}`;
    },
  }) as JsonSchema;
}

const richTextHelp =
  "May hold **bold**, *italics*, [links](/services) and line breaks.";

/** The build puts the brand's values in first, so a text may be nothing but a placeholder. */
const placeholderAlone = "^\\{[\\w.]+\\}$";
