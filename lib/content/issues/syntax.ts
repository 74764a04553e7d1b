import {
  getLocation,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";

type Explained = {
  offset?: number;
  found?: string;
  expected: string;
  suggestion?: string;
};

/** Says what a JSON parser stumbled over, and points at where to fix it rather than at where the parser gave up. */
export function explainSyntax(
  text: string,
  error: ParseError | undefined,
): Explained | undefined {
  const file = explainFile(text);
  if (file || !error) return file;
  const offset = Math.min(error.offset, text.length);
  const rest = text.slice(offset).trimStart();
  const [here = ""] = rest;
  const before = text.slice(0, offset).trimEnd();
  const last = before.length - 1;
  const code = printParseErrorCode(error.error);

  if (/[“”„‘’'`]/.test(here)) {
    return {
      offset,
      expected: "straight quotation marks around a text",
      suggestion: `typing " instead of ${here}`,
    };
  }
  if (here === "/") {
    return {
      offset,
      expected: "no comments: a content file holds content only",
      suggestion: "removing the comment",
    };
  }
  if (/[}\]]/.test(here) && before.endsWith(",")) {
    return {
      offset: last,
      expected: "no comma after the last entry",
      suggestion: "removing the comma",
    };
  }
  // "He said "yes" and left": a text that ends in front of a letter was meant to go on.
  const gap = text.slice(before.length).match(/^\s*/)?.[0] ?? "";
  if (before.endsWith('"') && /\p{L}/u.test(here) && !gap.includes("\n")) {
    return {
      offset: last,
      expected: "no straight quotation mark inside a text",
      suggestion: "curly marks “ ” inside the text",
    };
  }
  const number = explainNumber(text, offset);
  if (number) return number;
  const location = getLocation(text, offset).path.at(-1);
  if (here === ";" || (here === "," && before.endsWith(","))) {
    return {
      offset,
      expected: "one comma between two entries",
      suggestion:
        here === ";" ? "a comma instead of ;" : "removing the second comma",
    };
  }
  if (here === "=") {
    return {
      offset,
      expected: "a colon between the name of a field and its value",
      suggestion: ": instead of =",
    };
  }
  if (/[,}\]]/.test(here) && before.endsWith(":")) {
    return { offset: last, expected: "a value after the colon" };
  }
  if (
    code === "EndOfFileExpected" ||
    (code === "InvalidSymbol" && isComplete(before))
  ) {
    return {
      offset,
      expected: "nothing after the last closing brace",
      suggestion: "removing what follows it",
    };
  }
  if (code === "UnexpectedEndOfString") {
    const [next = ""] = text.slice(text.indexOf("\n", offset) + 1).split("\n");
    return /^\s*(["}\]]|$)/.test(next)
      ? {
          offset,
          expected: "a text with a quotation mark at both ends",
          suggestion: 'typing " at the end of the text',
        }
      : {
          offset,
          expected: "a text on one line; this one goes on in the next",
          suggestion: "joining the two lines",
        };
  }
  const [bare] = rest.match(/^[\p{L}\d_+-][^"\n,:[\]{}]*/u) ?? [];
  if (bare !== undefined) return explainBareWord(bare.trim(), rest, offset);
  // A field's name or the end of a group inside a list shows that the list was never closed.
  if (
    code === "CommaExpected" &&
    typeof location === "number" &&
    /^("[^"\n]*"\s*)?[:}]/.test(rest)
  ) {
    const field = before.lastIndexOf("\n");
    return {
      offset: here === ":" ? before.slice(0, field).trimEnd().length - 1 : last,
      expected: "a closing bracket ], since the list ends here",
      suggestion: "], on a line of its own",
    };
  }
  const [expected, suggestion] = byCode[code] ?? [
    "a text in straight quotation marks, a number, true, false, a list [ ] or a group { }",
  ];
  return {
    offset: pointsBack.has(code) ? last : offset,
    expected,
    ...(suggestion && { suggestion }),
  };
}

/** Files that are no content file at all, whatever the parser says. */
function explainFile(text: string): Explained | undefined {
  if (text.trim() === "") {
    return {
      found: "an empty file",
      expected: "the content of the page",
      suggestion: restore,
    };
  }
  if (/^\uFFFD{2}|\0/.test(text)) {
    return {
      found: "a file in UTF-16",
      expected: "a file saved as UTF-8",
      suggestion: "saving it anew with the encoding UTF-8",
    };
  }
  const lost = text.indexOf("\uFFFD");
  if (lost >= 0) {
    return {
      offset: lost,
      expected: "a file saved as UTF-8; this one has another encoding",
      suggestion: "saving it anew with the encoding UTF-8",
    };
  }
  const conflict = text.search(/^(<{7}|={7}|>{7})/m);
  if (conflict >= 0) {
    return {
      offset: conflict,
      expected: "one version of the text; git has put two here",
      suggestion:
        "keeping one of them, without the lines <<<<<<<, ======= and >>>>>>>",
    };
  }
  if (/^\s*(<|\{\\rtf|[^\s{[])/.test(text)) {
    return {
      expected:
        "a content file; this is another kind of file, or its beginning is lost",
      suggestion: restore,
    };
  }
  return undefined;
}

const restore = "git restore, which brings back the file as it was";

/** Whether all that was opened is closed again. */
function isComplete(text: string): boolean {
  const errors: ParseError[] = [];
  parseTree(text, errors);
  return errors.length === 0;
}

/** Numbers as people write them, and JSON does not. */
function explainNumber(text: string, offset: number): Explained | undefined {
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

function explainBareWord(bare: string, rest: string, offset: number) {
  if (rest.slice(bare.length).trimStart().startsWith(":")) {
    return {
      offset,
      expected: "the name of a field in straight quotation marks",
      suggestion: `"${bare}"`,
    };
  }
  if (/^([+-]?infinity|nan|nil|none|undefined)$/i.test(bare)) {
    return {
      offset,
      expected:
        "a value: a number of digits, true, false, or a text in straight quotation marks",
    };
  }
  const literal = literals[bare.toLowerCase()];
  return {
    offset,
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

const byCode: Partial<Record<string, [expected: string, suggestion?: string]>> =
  {
    CommaExpected: [
      "a comma between two entries",
      "a comma at the end of this line",
    ],
    ColonExpected: ["a colon between the name of a field and its value"],
    CloseBraceExpected: [
      "one more closing brace }, for a group that was opened",
    ],
    CloseBracketExpected: ["a closing bracket ], for a list that was opened"],
    InvalidEscapeCharacter: [
      "no backslash in a text",
      "/ in a path, nothing in a text",
    ],
    InvalidUnicode: ["no backslash in a text", "removing the \\"],
    InvalidCharacter: ["no tab or line break inside a text", "a space instead"],
    PropertyNameExpected: ["the name of a field in straight quotation marks"],
  };

/** Errors that the parser notices only after the character to fix. */
const pointsBack = new Set([
  "CommaExpected",
  "ColonExpected",
  "CloseBraceExpected",
  "CloseBracketExpected",
]);
