import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaFiles } from "./json-schemas";
import { sampleHashes } from "./sample-hashes";

/** A step of `npm run format`: writes the schemas that editors read, and the list of what the sample's content claims. */
const folder = join("content", "schemas");
const schemas = schemaFiles();

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) {
  if (!schemas.has(name)) rmSync(join(folder, name));
}
for (const [name, text] of schemas) writeFileSync(join(folder, name), text);
console.log(`${schemas.size} schemas are in ${folder}.`);

const hashes = sampleHashes();
if (hashes) {
  writeFileSync("lib/content/sample-hashes.json", hashes);
  console.log(
    "The claims of the sample are in lib/content/sample-hashes.json.",
  );
}
