import { z } from "zod";
import { type SchemaName, schemas } from "./files";

/** What the schemas of the content use of JSON Schema. */
export type JsonSchema = {
  type?: string;
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

/** The JSON Schema of every schema, by file name: editors read these for help, completion and red lines. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    (Object.keys(schemas) as SchemaName[]).map((name) => [
      `${name}.schema.json`,
      `${JSON.stringify(jsonSchema(schemas[name]), null, 2)}\n`,
    ]),
  );
}

function jsonSchema(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, {
    // Editors of today understand draft 7 best; Visual Studio Code is one of them.
    target: "draft-7",
    override({ jsonSchema: node }) {
      delete node.runtimePlaceholders;
      delete node.agreed;
      if (node.richText) {
        node.description += ` ${richTextHelp}`;
        node.contentMediaType = "text/markdown";
        delete node.richText;
      }
      if (node.pattern) node.pattern = `${placeholderAlone}|${node.pattern}`;
    },
  });
}

const richTextHelp =
  "May hold **bold**, *italics*, [links](/services) and line breaks.";

/** The build puts the brand's values in first, so a text may be nothing but a placeholder. */
const placeholderAlone = "^\\{[\\w.]+\\}$";
