/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonSchemas } from "./json-schemas";

const folder = join("content", "schemas");

test("the schemas that editors read are current (npm run format)", () => {
  expect(readdirSync(folder).sort()).toEqual([...jsonSchemas().keys()].sort());
  for (const [name, text] of jsonSchemas()) {
    expect(readFileSync(join(folder, name), "utf8")).toBe(text);
  }
});

test.each([...jsonSchemas()])(
  "every field of %s is explained, and every text has an example",
  (_name, text) => {
    const unexplained: string[] = [];
    visit(JSON.parse(text), "the file", unexplained);
    expect(unexplained).toEqual([]);
  },
);

type Part = {
  type?: string;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Part>;
  items?: Part;
  anyOf?: Part[];
};

function visit(part: Part, place: string, unexplained: string[]): void {
  if (!part.description) unexplained.push(place);
  const isText = /string|number|integer|boolean/.test(part.type ?? "");
  if (isText && !part.examples?.length) unexplained.push(`${place}: example`);
  for (const [name, field] of Object.entries(part.properties ?? {})) {
    visit(field, `${place} > ${name}`, unexplained);
  }
  if (part.items) visit(part.items, `${place} > entry`, unexplained);
}
