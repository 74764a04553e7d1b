import {
  getLocation,
  type ParseError,
  printParseErrorCode,
} from "jsonc-parser";

type Explained = {
  offset: number;
  found: string;
  expected: string;
  suggestion?: string;
};

/** Says in plain words what a JSON parser stumbled over, and points at where to mend it rather than at where it fell. */
export function explainSyntax(
  text: string,
  error: ParseError | undefined,
): Explained {
  if (text.trim() === "") {
    return {
      offset: 0,
      found: "an empty file",
      expected: "the content of the page",
      suggestion: "bringing back the file as it was",
    };
  }
  if (text.startsWith("\uFEFF")) {
    return {
      offset: 0,
      found: "an invisible mark before the first brace",
      expected: "a file saved as UTF-8 without a byte order mark",
    };
  }
  const offset = Math.min(error?.offset ?? 0, text.length);
  const before = text.slice(0, offset).trimEnd();
  const last = before.length - 1;
  const here = text.slice(offset).trimStart().slice(0, 1);
  const found = lineAround(text, offset);

  if (/[“”„‘’'`]/.test(here)) {
    return {
      offset,
      found,
      expected: "straight quotation marks around a text",
      suggestion: `typing " instead of ${here}`,
    };
  }
  if (here === "/") {
    return {
      offset,
      found,
      expected: "no notes: a content file holds words only",
      suggestion: "removing the note",
    };
  }
  if (/[}\]]/.test(here) && text[last] === ",") {
    return {
      offset: last,
      found: lineAround(text, last),
      expected: "no comma after the last entry",
      suggestion: "removing the comma",
    };
  }
  if (isQuoteInText(text, before, here)) {
    return {
      offset: last,
      found: lineAround(text, last),
      expected: "no straight quotation mark inside a text",
      suggestion: "curly marks “ ” inside the text",
    };
  }
  const bareWord = text.slice(offset).match(/^([\w-]+)\s*(:?)/);
  if (bareWord?.[1]) {
    return {
      offset,
      found,
      expected: `${bareWord[2] ? "the name of a field" : "a text"} in straight quotation marks`,
      suggestion: `"${bareWord[1]}"`,
    };
  }
  switch (error && printParseErrorCode(error.error)) {
    case "CommaExpected":
      if (isFieldInList(text, offset)) {
        return {
          offset: last,
          found: lineAround(text, last),
          expected: "a closing bracket ], since the list ends here",
          suggestion: "], on a line of its own",
        };
      }
      return {
        offset: last,
        found: lineAround(text, last),
        expected: "a comma between two entries",
        suggestion: "a comma at the end of this line",
      };
    case "ColonExpected":
      return {
        offset: last,
        found: lineAround(text, last),
        expected: "a colon between the name of a field and its value",
      };
    case "UnexpectedEndOfString":
      return {
        offset,
        found,
        expected: "a quotation mark at the end of the text, on the same line",
      };
    case "CloseBraceExpected":
      return {
        offset: last,
        found: lineAround(text, last),
        expected: "one more closing brace }, for a group that was opened",
      };
    case "CloseBracketExpected":
      return {
        offset: last,
        found: lineAround(text, last),
        expected: "a closing bracket ], for a list that was opened",
      };
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return {
        offset,
        found,
        expected: "no backslash in a text",
        suggestion: "removing the \\",
      };
    case "InvalidCharacter":
      return {
        offset,
        found,
        expected: "no tab or line break inside a text",
        suggestion: "a space instead",
      };
    case "EndOfFileExpected":
      return {
        offset,
        found,
        expected: "nothing after the last closing brace",
      };
    case "PropertyNameExpected":
      return {
        offset,
        found,
        expected: "the name of a field in straight quotation marks",
      };
    default:
      return {
        offset,
        found,
        expected:
          "a text in straight quotation marks, a number, true, false, a list [ ] or a group { }",
      };
  }
}

/** "He said "yes" and left": a text that ends in front of a letter was meant to go on. */
function isQuoteInText(text: string, before: string, here: string): boolean {
  const gap = text.slice(before.length).match(/^\s*/)?.[0] ?? "";
  return before.endsWith('"') && /\p{L}/u.test(here) && !gap.includes("\n");
}

/** A field's name inside a list shows that the list was never closed. */
function isFieldInList(text: string, offset: number): boolean {
  const inList = typeof getLocation(text, offset).path.at(-1) === "number";
  return inList && /^\s*"[^"\n]*"\s*:/.test(text.slice(offset));
}

function lineAround(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", Math.max(0, offset - 1)) + 1;
  const end = text.indexOf("\n", offset);
  const line = text.slice(start, end === -1 ? undefined : end).trim();
  return line.length > 90 ? `${line.slice(0, 89)}…` : line || "nothing";
}
