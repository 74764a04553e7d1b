import {
  findNodeAtLocation,
  getNodePath,
  type JSONPath,
  type Node,
} from "jsonc-parser";
import { type ContentIssue, fileIssue } from "@/lib/content/content-issue";
import type { SchemaName } from "@/lib/content/files";
import { interpolate } from "@/lib/content/placeholders";
import { type Leaf, leaves, type Path, valueAt } from "@/lib/content/walk";
import { describePath, type Finding, fileName, formatValue } from "./describe";
import { fieldAt, type JsonSchema } from "./json-schemas";
import { type Json, position } from "./syntax";

/** A parsed content file, with the positions of its values. */
export type Source = Readonly<{
  /** Name below the content folder without extension, such as "services". */
  name: string;
  schema: SchemaName;
  text: string;
  tree: Node;
  /** The data as written, with placeholders. */
  data: unknown;
  /** The values of its placeholders. */
  values: ReadonlyMap<string, string>;
  /** The data with these values in place of the placeholders. */
  filled: unknown;
  issues: (path: Path, ...found: (Finding | undefined)[]) => ContentIssue[];
}>;

export type Sources = ReadonlyMap<string, Source>;

/** A text of a content file: filled in (`value`), as written, and with the schema of its field. */
export type Text = Leaf & {
  source: Source;
  written: string;
  field: JsonSchema;
};

/** A parsed file with the given values in place of its placeholders. */
export function createSource(
  file: Json & { name: string; schema: SchemaName; text: string },
  values: Source["values"],
): Source {
  const { name, text, tree, data } = file;
  const issue = (path: Path, { offset, ...finding }: Finding) =>
    fileIssue(fileName(name), {
      found: formatValue(valueAt(data, path)),
      ...position(text, offset ?? findOffset(tree, path)),
      location: describePath(data, path),
      ...finding,
    });
  return {
    ...file,
    values,
    filled: interpolate(data, values),
    issues: (path, ...findings) =>
      findings
        .filter((finding) => finding !== undefined)
        .map((finding) => issue(path, finding)),
  };
}

export function listTexts(source: Source): Text[] {
  return leaves(source.filled).map((leaf) => ({
    ...leaf,
    source,
    written: String(valueAt(source.data, leaf.path)),
    field: fieldAt(source.schema, leaf.path) ?? {},
  }));
}

/** Of two fields with the same name, JSON.parse keeps the last silently, and the first text would be lost. */
export function repeatedKeys(
  source: Source,
  node: Node = source.tree,
): ContentIssue[] {
  const children = node.children ?? [];
  const names = children.map(({ children: [key] = [] }) => String(key?.value));
  return children.flatMap((child, index) => {
    const inside = repeatedKeys(source, child);
    const [name = ""] = names.slice(index);
    if (node.type !== "object" || names.indexOf(name) === index) return inside;
    const issues = source.issues([...getNodePath(child), name], {
      found: `the field "${name}" a second time`,
      expected: "each field only one time; remove one of the two",
      offset: child.offset,
    });
    return [...issues, ...inside];
  });
}

/** The offset of a value. For a missing field, it is the offset of the group around it. */
function findOffset(tree: Node, path: Path): number {
  const node = findNodeAtLocation(tree, [...path] as JSONPath);
  if (node) return node.offset;
  return path.length === 0 ? tree.offset : findOffset(tree, path.slice(0, -1));
}
