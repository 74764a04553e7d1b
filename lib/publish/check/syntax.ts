import {
  createScanner,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { type ContentIssue, fileIssue } from "@/lib/content/content-issue";
import { contentFile } from "@/lib/content/pages";
import { plainDigits } from "@/lib/enquiry/sanitize";
import { fileName } from "./describe";

export type Json = { tree: Node; data: unknown };

const fieldsExpected =
  "first the fields of the page as JSON, with a brace on a line of its own before and after them, and then its text, as in the example of content/README.md";

const mergeExpected =
  "one text: git could not join two versions; keep the right lines, and remove the others and the marks";

/** Parses the text of a file. Of invalid JSON, only the first error is returned, since it causes the others. */
export function readJson(name: string, text: string): Json | ContentIssue {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const lost = text.search(/[\0\uFFFD]/);
  const [error] = errors;
  if (tree && !error && lost < 0) return { tree, data: JSON.parse(text) };
  const offset = lost >= 0 ? lost : (error?.offset ?? 0);
  const mark = text.search(/^(<{7}|={7}|>{7})/m);
  const { at = offset, ...finding } =
    lost >= 0
      ? { expected: "a file saved with the encoding UTF-8" }
      : mark >= 0
        ? { at: mark, expected: mergeExpected }
        : contentFile(name).endsWith(".md") && !text.startsWith("{")
          ? { expected: fieldsExpected }
          : explainSyntax(text, offset, error);
  return fileIssue(fileName(name), {
    found: lineAt(text, at),
    ...position(text, at),
    location: "JSON syntax",
    ...finding,
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
  const suggest = (suggestion: string, from = offset) => ({
    at: from,
    expected,
    suggestion,
  });
  const [typed] = /^([“”„‘’'«»،؛;，；]|(?!\d)\p{Nd}+)/u.exec(rest) ?? [];
  if (typed) return suggest(`${markOfJson(typed)} instead of ${typed}`);
  if (code === "UnexpectedEndOfString") {
    // The line after a text without an end begins with another text or a bracket.
    const [next = '"'] = rest.match(/(?<=\n\s*)\S/) ?? [];
    const isLost = /["}\]]/.test(next);
    return suggest(
      isLost ? 'a " at the end of this text' : "\\n in place of the line break",
    );
  }
  if (/^Invalid(EscapeCharacter|Unicode)$/.test(code))
    return suggest("/ in place of \\ in a path, or \\\\ for one to be seen");
  const inText = code === "InvalidCharacter";
  const unseen = rest.search(inText ? /\p{Cc}/u : /^[\p{C}\p{Z}]/u);
  if (unseen >= 0)
    return suggest(
      `a space, or nothing, in place of ${rest[unseen]}`,
      offset + unseen,
    );
  // More text follows a complete text of a field or list, so a quotation mark is inside the text.
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const hasText = /: *".*" *$/.test(line) || /^ *".*(?<!: *)" *$/.test(line);
  if (hasText && code !== "ColonExpected" && /^["\p{L}\d]/u.test(rest))
    return suggest("curly quotation marks “ ” for a quotation inside a text");
  const bracket = lostBracket(text);
  const last = text.slice(0, bracket.offset).trimEnd().length - 1;
  if (bracket.lost && bracket.offset <= offset)
    return suggest(`a ${bracket.lost} after this`, Math.max(0, last));
  if (before.endsWith(",") && /^[,}\]]/.test(rest))
    return suggest("removing this comma", at);
  if (code === "CommaExpected" && text.slice(at, offset).includes("\n"))
    return suggest("a comma at the end of this line", at);
  return { expected };
}

/** What JSON has for a quotation mark, a comma or a number of another keyboard. */
function markOfJson(typed: string): string {
  if (/[“”„‘’'«»]/.test(typed)) return '"';
  return /\p{Po}/u.test(typed) ? "," : plainDigits(typed);
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

export function position(text: string, offset: number) {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", Math.max(0, offset - 1)) + 1;
  const [line = ""] = text.slice(start).split("\n");
  const shown = line.trim();
  return shown.length > 90 ? `${shown.slice(0, 89)}…` : shown || "nothing";
}
