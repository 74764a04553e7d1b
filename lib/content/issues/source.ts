import {
  findNodeAtLocation,
  getNodePath,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser";
import type { SchemaName } from "../files";
import type { Path } from "../walk";
import {
  type ContentIssue,
  describePath,
  type Finding,
  show,
  valueAt,
} from "./content-issue";
import { explainSyntax } from "./syntax";

/** A content file that could be read: what it says, and where. */
export type Source = {
  /** Name below the content folder without ending, such as "services". */
  name: string;
  schema: SchemaName;
  /** As written, placeholders included. */
  data: unknown;
  /** With the brand's values in place of its placeholders. */
  filled: unknown;
  /** Where the name of a field stands. */
  offsetOfKey: (path: Path) => number | undefined;
  /** One issue for each finding; what is no object was found to be right. */
  issues: (
    path: Path,
    ...found: (Finding | false | undefined | "")[]
  ) => ContentIssue[];
};

export function fileName(name: string): string {
  return `content/${name}.json`;
}

/** The field of a text, whatever the entry: "services.services.*.title". */
export function fieldOf({ schema }: Source, path: Path): string {
  const steps = path.map((step) => (typeof step === "number" ? "*" : step));
  return [schema, ...steps].join(".");
}

/** An issue of a file as a whole. */
export function fileIssue(
  name: string,
  text: Finding & { found: string },
): ContentIssue {
  return {
    severity: "error",
    file: fileName(name),
    line: 1,
    column: 1,
    location: "the whole file",
    ...text,
  };
}

/** Reads one file; a file that is no JSON gives its first error only, since the others follow from it. */
export function readSource(
  name: string,
  schema: SchemaName,
  text: string,
): { source?: Source; issues: ContentIssue[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {
    disallowComments: true,
    allowTrailingComma: false,
  });
  const syntax = explainSyntax(text, errors[0]);
  if (syntax || !tree) {
    const { offset = 0, ...rest } = syntax ?? { expected: "JSON" };
    return {
      issues: [
        {
          ...fileIssue(name, { found: lineAround(text, offset), ...rest }),
          ...position(text, offset),
          location: "JSON punctuation",
        },
      ],
    };
  }
  const data: unknown = JSON.parse(text);
  const issue = issueIn(name, text, data, tree);
  const source: Source = {
    name,
    schema,
    data,
    filled: data,
    offsetOfKey: (path) =>
      findNodeAtLocation(tree, [...path] as JSONPath)?.parent?.offset,
    issues: (path, ...findings) =>
      findings
        .filter((finding) => typeof finding === "object")
        .map((finding) => issue(path, finding)),
  };
  return { source, issues: repeatedKeys(tree, source) };
}

/** Writes an issue of one value of a file. */
export function issueIn(
  name: string,
  text: string,
  data: unknown,
  tree: Node,
): (path: Path, finding: Finding) => ContentIssue {
  return (path, { offset, found, ...rest }) => ({
    ...fileIssue(name, { found: found ?? show(valueAt(data, path)), ...rest }),
    ...position(text, offset ?? offsetOf(tree, path)),
    location: describePath(data, path),
  });
}

/** JSON takes the last of two fields of one name silently; the first text would be lost. */
function repeatedKeys(node: Node, source: Source): ContentIssue[] {
  const children = node.children ?? [];
  const names = children.map(({ children: [key] = [] }) => String(key?.value));
  return children.flatMap((child, index) => {
    const inside = repeatedKeys(child, source);
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

/** A field that is missing is looked for where it belongs: in the group around it. */
function offsetOf(tree: Node, path: Path): number {
  const node = findNodeAtLocation(tree, [...path] as JSONPath);
  if (node) return node.offset;
  return path.length === 0 ? tree.offset : offsetOf(tree, path.slice(0, -1));
}

function position(text: string, offset: number) {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function lineAround(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", Math.max(0, offset - 1)) + 1;
  const [line = ""] = text.slice(start).split("\n");
  const shown = line.trim();
  return shown.length > 90 ? `${shown.slice(0, 89)}…` : shown || "nothing";
}
