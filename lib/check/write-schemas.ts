import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jsonSchemas } from "./json-schemas";

/** Writes the JSON schemas that code editors use for help, completion and validation, as `$schema` names them. */
export function writeSchemas(root = "."): void {
  const folder = join(root, "content", "schemas");
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas)) {
    const file = join(folder, `${name}.schema.json`);
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    // The dev server watches the folder and would refresh the assets for every file that is written.
    if (!existsSync(file) || readFileSync(file, "utf8") !== text)
      writeFileSync(file, text);
  }
}
