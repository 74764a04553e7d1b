import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentFile } from "@/lib/content/pages";
import { readContent } from "@/lib/content/read";
import { tempFolder } from "@/lib/node/testing/temp-folder";
import { type JsonSchema, jsonSchemas, writeSchemas } from "./json-schemas";

test("editors find the schema that each content file names", () => {
  const root = tempFolder();
  writeSchemas(root);
  const json = [...readContent().files].filter(([name]) =>
    contentFile(name).endsWith(".json"),
  );
  for (const [name, text] of json) {
    const { $schema } = JSON.parse(text);
    const schema = join(root, "content", dirname(name), $schema);
    expect(JSON.parse(readFileSync(schema, "utf8"))).toHaveProperty("required");
  }
});

test.each(Object.entries(jsonSchemas))(
  "every field of %s.schema.json has an explanation and an example",
  (_name, schema) => {
    const unexplained = schemasIn(schema).filter(
      ({ description, type = "", examples = [] }) => {
        const isText = /string|number|integer|boolean/.test(type);
        return !description || (isText && examples.length === 0);
      },
    );
    expect(unexplained.map(({ location }) => location)).toEqual([]);
  },
);

test("editors explain a pattern in the words of the check", () => {
  const { email, phone } = jsonSchemas.site.properties ?? {};
  expect([email, phone?.properties?.link]).toMatchObject([
    { patternErrorMessage: expect.stringContaining("an e-mail address such") },
    { patternErrorMessage: expect.stringContaining("a plus sign and 8 to 15") },
  ]);
});

test("every keyword reaches the schemas", () => {
  const written = JSON.stringify(jsonSchemas);
  for (const keyword of [
    ...["searchResult", "refersTo", "isProjectId", "isNumberOfLocale"],
    ...["namedIn", "promises", "shownAt"],
  ])
    expect(written).toContain(`"${keyword}":`);
});

test("the meta of every page has the keywords of its texts", () => {
  const metas = Object.values(jsonSchemas).flatMap(
    ({ properties = {} }) => properties.meta ?? [],
  );
  for (const meta of metas) expect(meta).toMatchObject(metas[0] ?? {});
});

/** A schema and the schemas of all its nested fields and entries. */
function schemasIn(
  schema: JsonSchema,
  location = "the file",
): (JsonSchema & { location: string })[] {
  const { properties = {}, items } = schema;
  return [
    { ...schema, location },
    ...Object.entries(properties).flatMap(([name, field]) =>
      schemasIn(field, `${location} > ${name}`),
    ),
    ...(items ? schemasIn(items, `${location} > entry`) : []),
  ];
}
