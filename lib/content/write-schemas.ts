import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaFiles } from "./json-schemas";

const folder = join("content", "schemas");
const schemas = schemaFiles();

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) {
  if (!schemas.has(name)) rmSync(join(folder, name));
}
for (const [name, text] of schemas) writeFileSync(join(folder, name), text);
console.log(`${schemas.size} schemas are in ${folder}.`);
