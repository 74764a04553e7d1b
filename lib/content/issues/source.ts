import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser";
import type { SchemaName } from "../files";
import {
  type ContentIssue,
  describePlace,
  type Path,
  show,
} from "./content-issue";
import { explainSyntax } from "./syntax";

/** A content file that could be read: what it says, and where. */
export type Source = {
  /** Name without folder and ending, such as "services". */
  name: string;
  shape: SchemaName;
  /** As written, placeholders included. */
  data: unknown;
  /** With the brand's values in place of its placeholders. */
  filled: unknown;
  /** Where the name of a field stands. */
  offsetOfKey: (path: Path) => number | undefined;
  problem: (
    path: Path,
    words: {
      severity?: ContentIssue["severity"];
      found?: string;
      expected: string;
      suggestion?: string | undefined;
      example?: string | undefined;
      /** Where to point, if not at the value. */
      offset?: number | undefined;
    },
  ) => ContentIssue;
};

export function fileName(name: string): string {
  return `content/${name}.json`;
}

/** Reads one file; a file that is no JSON gives the first slip only, since the others follow from it. */
export function readSource(
  name: string,
  shape: SchemaName,
  text: string,
): { source?: Source; problems: ContentIssue[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {
    disallowComments: true,
    allowTrailingComma: false,
  });
  const first = errors[0];
  if (first || !tree) {
    const { offset, found, expected, suggestion } = explainSyntax(text, first);
    return {
      problems: [
        {
          severity: "error",
          file: fileName(name),
          ...position(text, offset),
          place: "the marks between the words",
          found,
          expected,
          suggestion,
        },
      ],
    };
  }
  const data: unknown = JSON.parse(text);
  const source: Source = {
    name,
    shape,
    data,
    filled: data,
    offsetOfKey: (path) =>
      findNodeAtLocation(tree, [...path] as JSONPath)?.parent?.offset,
    problem: (path, words) => ({
      severity: words.severity ?? "error",
      file: fileName(name),
      ...position(text, words.offset ?? offsetOf(tree, path)),
      place: describePlace(data, path),
      found: words.found ?? show(valueAt(data, path)),
      expected: words.expected,
      suggestion: words.suggestion,
      example: words.example,
    }),
  };
  return { source, problems: repeatedKeys(tree, [], source) };
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, step) =>
      (node as Record<string | number, unknown> | null | undefined)?.[step],
    data,
  );
}

/** JSON takes the last of two fields of one name without a word; the first text would be lost. */
function repeatedKeys(node: Node, path: Path, source: Source): ContentIssue[] {
  if (node.type === "array") {
    return (node.children ?? []).flatMap((child, index) =>
      repeatedKeys(child, [...path, index], source),
    );
  }
  if (node.type !== "object") return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const repeated = seen.has(name);
    seen.add(name);
    return [
      ...(repeated
        ? [
            source.problem([...path, name], {
              found: `the field "${name}" a second time`,
              expected: "each field once; remove one of the two",
              offset: property.offset,
            }),
          ]
        : []),
      ...(value ? repeatedKeys(value, [...path, name], source) : []),
    ];
  });
}

/** Falls back to the nearest part around it that exists, for fields that are missing. */
function offsetOf(tree: Node, path: Path): number {
  const node = findNodeAtLocation(tree, [...path] as JSONPath);
  if (node) return node.offset;
  return path.length === 0 ? tree.offset : offsetOf(tree, path.slice(0, -1));
}

function position(text: string, offset: number) {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
