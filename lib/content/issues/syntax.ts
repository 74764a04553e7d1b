import {
  getLocation,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { Finding } from "./content-issue";

/** What to say where a rule applies; nothing elsewhere. */
type Rule = Finding | false | undefined;

/** Says what a JSON parser stumbled over, and points at where to fix it rather than at where the parser gave up. */
export function explainSyntax(
  text: string,
  error: ParseError | undefined,
): Finding | undefined {
  const file = explainFile(text);
  if (file || !error) return file;
  const offset = Math.min(error.offset, text.length);
  const rest = text.slice(offset).trimStart();
  const [here = ""] = rest;
  const before = text.slice(0, offset).trimEnd();
  const last = before.length - 1;
  const code = printParseErrorCode(error.error);
  const location = getLocation(text, offset).path.at(-1);
  const gap = text.slice(before.length).match(/^\s*/)?.[0] ?? "";
  const [next = ""] = text.slice(text.indexOf("\n", offset) + 1).split("\n");
  const [bare] = rest.match(/^[\p{L}\d_+-][^"\n,:[\]{}]*/u) ?? [];
  const rules: Rule[] = [
    /[“”„‘’'`]/.test(here) && {
      expected: "straight quotation marks around a text",
      suggestion: `typing " instead of ${here}`,
    },
    here === "/" && {
      expected: "no comments: a content file holds content only",
      suggestion: "removing the comment",
    },
    /[}\]]/.test(here) &&
      before.endsWith(",") && {
        offset: last,
        expected: "no comma after the last entry",
        suggestion: "removing the comma",
      },
    // "He said "yes" and left": a text that ends in front of a letter was meant to go on.
    before.endsWith('"') &&
      /\p{L}/u.test(here) &&
      !gap.includes("\n") && {
        offset: last,
        expected: "no straight quotation mark inside a text",
        suggestion: "curly marks “ ” inside the text",
      },
    explainNumber(text, offset),
    here === ";" && {
      expected: "one comma between two entries",
      suggestion: "a comma instead of ;",
    },
    here === "," &&
      before.endsWith(",") && {
        expected: "one comma between two entries",
        suggestion: "removing the second comma",
      },
    here === "=" && {
      expected: "a colon between the name of a field and its value",
      suggestion: ": instead of =",
    },
    /[,}\]]/.test(here) &&
      before.endsWith(":") && {
        offset: last,
        expected: "a value after the colon",
      },
    (code === "EndOfFileExpected" ||
      (code === "InvalidSymbol" && isComplete(before))) && {
      expected: "nothing after the last closing brace",
      suggestion: "removing what follows it",
    },
    code === "UnexpectedEndOfString" &&
      (/^\s*(["}\]]|$)/.test(next)
        ? {
            expected: "a text with a quotation mark at both ends",
            suggestion: 'typing " at the end of the text',
          }
        : {
            expected: "a text on one line; this one goes on in the next",
            suggestion: "joining the two lines",
          }),
    bare !== undefined && explainBareWord(bare.trim(), rest),
    // A field's name or the end of a group inside a list shows that the list was never closed.
    code === "CommaExpected" &&
      typeof location === "number" &&
      /^("[^"\n]*"\s*)?[:}]/.test(rest) && {
        offset:
          here === ":"
            ? before.slice(0, before.lastIndexOf("\n")).trimEnd().length - 1
            : last,
        expected: "a closing bracket ], since the list ends here",
        suggestion: "], on a line of its own",
      },
  ];
  return { offset, ...(firstOf(rules) ?? explainCode(code, last)) };
}

function firstOf(rules: Rule[]): Finding | undefined {
  return rules.find((rule) => typeof rule === "object");
}

/** Files that are no content file at all, whatever the parser says. */
function explainFile(text: string): Finding | undefined {
  const lost = text.indexOf("\uFFFD");
  const conflict = text.search(/^(<{7}|={7}|>{7})/m);
  return firstOf([
    text.trim() === "" && {
      found: "an empty file",
      expected: "the content of the page",
      suggestion: restore,
    },
    /^\uFFFD{2}|\0/.test(text) && {
      found: "a file in UTF-16",
      expected: "a file saved as UTF-8",
      suggestion: "saving it anew with the encoding UTF-8",
    },
    lost >= 0 && {
      offset: lost,
      expected: "a file saved as UTF-8; this one has another encoding",
      suggestion: "saving it anew with the encoding UTF-8",
    },
    conflict >= 0 && {
      offset: conflict,
      expected: "one version of the text; git has put two here",
      suggestion:
        "keeping one of them, without the lines <<<<<<<, ======= and >>>>>>>",
    },
    /^\s*(<|\{\\rtf|[^\s{[])/.test(text) && {
      expected:
        "a content file; this is another kind of file, or its beginning is lost",
      suggestion: restore,
    },
  ]);
}

const restore = "git restore, which brings back the file as it was";

/** Whether all that was opened is closed again. */
function isComplete(text: string): boolean {
  const errors: ParseError[] = [];
  parseTree(text, errors);
  return errors.length === 0;
}

/** Numbers as people write them, and JSON does not. */
function explainNumber(text: string, offset: number): Finding | undefined {
  const start = text.slice(0, offset).search(/[\d+.,-]*$/);
  const [written = ""] = text.slice(start).match(/^[^\s\]}]+/) ?? [];
  const [, sign, whole = "", fraction = "", unit] =
    written.match(/^([+-]?)(\d*)((?:[.,]\d+)?)([\p{L}%]*),?$/u) ?? [];
  if (sign === undefined || !(whole || fraction)) return undefined;
  const right = `${sign.replace("+", "")}${Number(whole)}${fraction.replace(",", ".")}`;
  return {
    offset: start,
    expected: `a number of digits alone${unit ? "" : ", perhaps with a point"}, or a text in straight quotation marks`,
    suggestion: right,
  };
}

function explainBareWord(bare: string, rest: string): Finding {
  if (rest.slice(bare.length).trimStart().startsWith(":")) {
    return {
      expected: "the name of a field in straight quotation marks",
      suggestion: `"${bare}"`,
    };
  }
  if (/^([+-]?infinity|nan|nil|none|undefined)$/i.test(bare)) {
    return {
      expected:
        "a value: a number of digits, true, false, or a text in straight quotation marks",
    };
  }
  const literal = literals[bare.toLowerCase()];
  return {
    expected: literal
      ? "true or false in small letters, or a text in straight quotation marks"
      : "a text in straight quotation marks",
    suggestion: literal ?? `"${bare}"`,
  };
}

const literals: Record<string, string> = {
  true: "true",
  yes: "true",
  false: "false",
  no: "false",
};

/** By the parser's own code; some errors it notices only after the character to fix, which is the `last` before them. */
function explainCode(code: string, last: number): Finding {
  const known: Partial<Record<string, Finding>> = {
    CommaExpected: {
      offset: last,
      expected: "a comma between two entries",
      suggestion: "a comma at the end of this line",
    },
    ColonExpected: {
      offset: last,
      expected: "a colon between the name of a field and its value",
    },
    CloseBraceExpected: {
      offset: last,
      expected: "one more closing brace }, for a group that was opened",
    },
    CloseBracketExpected: {
      offset: last,
      expected: "a closing bracket ], for a list that was opened",
    },
    InvalidEscapeCharacter: {
      expected: "no backslash in a text",
      suggestion: "/ in a path, nothing in a text",
    },
    InvalidUnicode: {
      expected: "no backslash in a text",
      suggestion: "removing the \\",
    },
    InvalidCharacter: {
      expected: "no tab or line break inside a text",
      suggestion: "a space instead",
    },
    PropertyNameExpected: {
      expected: "the name of a field in straight quotation marks",
    },
  };
  return (
    known[code] ?? {
      expected:
        "a text in straight quotation marks, a number, true, false, a list [ ] or a group { }",
    }
  );
}
