import { z } from "zod";
import { type SchemaName, schemas } from "./files";

/** The JSON Schema of every shape, by file name: editors read these for help, completion and red lines. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    (Object.keys(schemas) as SchemaName[]).map((name) => [
      `${name}.schema.json`,
      `${JSON.stringify(jsonSchema(schemas[name]), null, 2)}\n`,
    ]),
  );
}

function jsonSchema(shape: z.ZodType): unknown {
  return z.toJSONSchema(shape, {
    // Editors of today understand draft 7 best; Visual Studio Code is one of them.
    target: "draft-7",
    override({ jsonSchema: part }) {
      delete part.runtimePlaceholders;
      if (part.enumDescriptions) {
        // Shown beside each word while it is chosen.
        part.markdownEnumDescriptions = part.enumDescriptions;
        delete part.enumDescriptions;
      }
      if (part.pattern) part.pattern = `${placeholderAlone}|${part.pattern}`;
    },
  });
}

/** The build puts the brand's values in first, so a text may be nothing but a placeholder. */
const placeholderAlone = "^\\{[\\w.]+\\}$";
