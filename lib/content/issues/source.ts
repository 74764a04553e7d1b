import {
  createScanner,
  findNodeAtLocation,
  getNodePath,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { SchemaName } from "@/lib/content/files";
import { fieldAt, type JsonSchema } from "@/lib/content/json-schemas";
import { interpolate } from "@/lib/content/placeholders";
import { type Leaf, leaves, type Path } from "@/lib/content/walk";
import {
  type ContentIssue,
  describePath,
  type Finding,
  formatValue,
  valueAt,
} from "./content-issue";

/** A parsed content file, with the positions of its values. */
export type Source = Readonly<{
  /** Name below the content folder without extension, such as "services". */
  name: string;
  schema: SchemaName;
  tree: Node;
  /** The data as written, with placeholders. */
  data: unknown;
  /** The values of its placeholders. */
  values: ReadonlyMap<string, string>;
  /** The data with these values in place of the placeholders. */
  filled: unknown;
  /** Creates an issue for each finding. */
  issues: (path: Path, ...found: (Finding | undefined)[]) => ContentIssue[];
}>;

/** A text of a content file: filled in (`value`), as written, and with the schema of its field. */
export type Text = Leaf & {
  source: Source;
  written: string;
  field: JsonSchema;
};

export function fileName(name: string): string {
  return `content/${name}.json`;
}

/** The path of a text, with * for list indexes: "services.services.*.title". */
export function fieldName({ source, path }: Text): string {
  const steps = path.map((step) => (typeof step === "number" ? "*" : step));
  return [source.schema, ...steps].join(".");
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

type Json = { tree: Node; data: unknown };

const mergeExpected =
  "one text: git could not join two versions; keep the right lines, and remove the others and the marks";

/** Parses the text of a file. Of invalid JSON, only the first error is returned, since it causes the others. */
export function readJson(name: string, text: string): Json | ContentIssue {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {
    disallowComments: true,
    allowTrailingComma: false,
  });
  const lost = text.indexOf("\uFFFD");
  const [error] = errors;
  if (tree && !error && lost < 0) return { tree, data: JSON.parse(text) };
  const offset = lost >= 0 ? lost : (error?.offset ?? 0);
  const mark = text.search(/^(<{7}|={7}|>{7})/m);
  const { at = offset, ...finding } =
    lost >= 0
      ? { expected: "a file saved with the encoding UTF-8" }
      : mark >= 0
        ? { at: mark, expected: mergeExpected }
        : explainSyntax(text, offset, error);
  return {
    ...fileIssue(name, { found: lineAt(text, at), ...finding }),
    ...position(text, at),
    location: "JSON syntax",
  };
}

/** A parsed file with the given values in place of its placeholders. */
export function createSource(
  name: string,
  schema: SchemaName,
  text: string,
  { tree, data }: Json,
  values: ReadonlyMap<string, string>,
): Source {
  const issue = (path: Path, { offset, found, ...rest }: Finding) => ({
    ...fileIssue(name, {
      found: found ?? formatValue(valueAt(data, path)),
      ...rest,
    }),
    ...position(text, offset ?? findOffset(tree, path)),
    location: describePath(data, path),
  });
  return {
    name,
    schema,
    tree,
    data,
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

/** The parser's message, with the position and a suggestion for common mistakes. */
function explainSyntax(text: string, offset: number, error?: ParseError) {
  const code = error ? printParseErrorCode(error.error) : "ValueExpected";
  const says = code.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const expected = `valid JSON; the parser says: ${says.toLowerCase()}`;
  const rest = text.slice(offset);
  const before = text.slice(0, offset).trimEnd();
  const at = before.length - 1;
  if (/^[“”„‘’']/.test(rest))
    return { expected, suggestion: `" instead of ${rest[0]}` };
  if (code === "UnexpectedEndOfString")
    return { expected, suggestion: 'a " at the end of this text' };
  // More text follows a complete text of a field or list, so a quotation mark is inside the text.
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const hasText = /: *".*" *$/.test(line) || /^ *".*(?<!: *)" *$/.test(line);
  if (hasText && code !== "ColonExpected" && /^["\p{L}\d]/u.test(rest))
    return {
      expected,
      suggestion: "curly quotation marks “ ” for a quotation inside a text",
    };
  const bracket = lostBracket(text);
  if (bracket.lost && bracket.offset <= offset)
    return {
      at: Math.max(0, text.slice(0, bracket.offset).trimEnd().length - 1),
      expected,
      suggestion: `a ${bracket.lost} after this`,
    };
  if (before.endsWith(",") && /^[,}\]]/.test(rest))
    return { at, expected, suggestion: "removing this comma" };
  if (code === "CommaExpected" && text.slice(at, offset).includes("\n"))
    return { at, expected, suggestion: "a comma at the end of this line" };
  return { expected };
}

const closing: Record<string, string> = { "{": "}", "[": "]" };

/** The bracket that is missing before the first line whose indentation differs from its nesting. */
function lostBracket(text: string) {
  const scanner = createScanner(text, true);
  const open: string[] = [];
  let unit = 0;
  let line = 0;
  for (;;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const character = text[offset] ?? "";
    const last = open.at(-1) ?? "";
    if (character === "") return { offset, lost: closing[last] };
    if (character === closing[last]) open.pop();
    if (scanner.getTokenStartLine() > line) {
      line = scanner.getTokenStartLine();
      const depth = scanner.getTokenStartCharacter();
      unit ||= depth;
      if (depth < open.length * unit) return { offset, lost: closing[last] };
      if (depth > open.length * unit)
        return {
          offset,
          lost: /^"[^"\n]*" *:/.test(text.slice(offset)) ? "{" : "[",
        };
    }
    if (closing[character]) open.push(character);
  }
}

/** The offset of a value. For a missing field, it is the offset of the group around it. */
function findOffset(tree: Node, path: Path): number {
  const node = findNodeAtLocation(tree, [...path] as JSONPath);
  if (node) return node.offset;
  return path.length === 0 ? tree.offset : findOffset(tree, path.slice(0, -1));
}

function position(text: string, offset: number) {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", Math.max(0, offset - 1)) + 1;
  const [line = ""] = text.slice(start).split("\n");
  const shown = line.trim();
  return shown.length > 90 ? `${shown.slice(0, 89)}…` : shown || "nothing";
}
