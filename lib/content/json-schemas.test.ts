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

type Node = {
  type?: string;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
};

function visit(node: Node, location: string, unexplained: string[]): void {
  if (!node.description) unexplained.push(location);
  const isText = /string|number|integer|boolean/.test(node.type ?? "");
  if (isText && !node.examples?.length)
    unexplained.push(`${location}: example`);
  for (const [name, field] of Object.entries(node.properties ?? {})) {
    visit(field, `${location} > ${name}`, unexplained);
  }
  if (node.items) visit(node.items, `${location} > entry`, unexplained);
}
