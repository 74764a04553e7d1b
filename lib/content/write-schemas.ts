import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jsonSchemas } from "./json-schemas";

const folder = join("content", "schemas");

/** Writes what editors read for help, completion and red lines: each content file names its own in `$schema`. */
export function writeSchemas(): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas)) {
    const file = join(folder, `${name}.schema.json`);
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    // The dev server watches the folder, and starts again for each file that is written.
    if (!existsSync(file) || readFileSync(file, "utf8") !== text)
      writeFileSync(file, text);
  }
}
