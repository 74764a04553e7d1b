import { missingCharacters } from "../font-files";
import { plainText } from "../rich-text";
import { texts } from "../walk";
import { type ContentIssue, valueAt } from "./content-issue";
import { metaAt } from "./schema";
import { fieldOf, fileName, type Source } from "./source";

/** Characters that search results show whole, and fewer than which say too little. */
export const metaLengths = {
  title: [15, 60],
  description: [70, 160],
} as const;

/** What is longer still works; the reason says what it costs. By schema and path; a number in a path is written as *. */
const longest: [field: RegExp, characters: number, reason: string][] = [
  [/^site\.brand$/, 60, "the header has no room for more"],
  [
    /^testimonials\..*\.desc$/,
    320,
    "all cards of the row become as high as the highest",
  ],
  [
    /^(services|about-us|contact-us|landing-page\.banner|home\.services)\.heading$/,
    130,
    "the social card cuts the rest",
  ],
  [/^(about-us|contact-us)\.lead$/, 220, "the social card cuts the rest"],
  [/\.(title|name|label)$/, 80, "it becomes a block of text"],
];

/** Titles and descriptions that search engines cut or confuse, and characters that visitors would see as they are. */
export function wordingIssues(sources: readonly Source[]): ContentIssue[] {
  return [
    ...metaIssues(sources),
    ...sources.flatMap(markup),
    ...sources.flatMap(tooLong),
    ...sources.flatMap(foreignCharacters),
  ];
}

/** One issue a file: a page in another script would have one for every text. */
function foreignCharacters(source: Source): ContentIssue[] {
  const leaves = texts(source.data).filter(({ key }) => key !== "$schema");
  const missing = missingCharacters(leaves.map(({ value }) => value).join(""));
  const first = leaves.find(({ value }) => missingCharacters(value).length > 0);
  if (!first) return [];
  const shown = `${missing.slice(0, 12).join(" ")}${missing.length > 12 ? " …" : ""}`;
  return source.issues(first.path, {
    severity: "warning",
    expected: `characters that the site’s font has; from here on this file has ${shown}, which each device shows in a font of its own, and a social card leaves their text out`,
  });
}

function tooLong(source: Source): ContentIssue[] {
  return texts(source.filled).flatMap(({ path, value }) => {
    const field = fieldOf(source, path);
    const [, most = Number.POSITIVE_INFINITY, reason] =
      longest.find(([known]) => known.test(field)) ?? [];
    const { length } = plainText(value);
    if (length <= most || path[0] === "meta") return [];
    return source.issues(path, {
      severity: "warning",
      expected: `at most ${most} characters, it has ${length}; ${reason}`,
    });
  });
}

function metaIssues(sources: readonly Source[]): ContentIssue[] {
  const seen = new Map<string, string>();
  return sources.flatMap((source) =>
    (["title", "description"] as const).flatMap((field) => {
      const path = ["meta", field];
      const value = valueAt(source.filled, path);
      if (typeof value !== "string" || value.trim() === "") return [];
      const [least, most] = metaLengths[field];
      const { length } = value;
      const key = `${field}: ${value.toLowerCase()}`;
      const other = seen.get(key);
      seen.set(key, source.name);
      return source.issues(
        path,
        (length < least || length > most) && {
          severity: "warning",
          expected: `${least} to ${most} characters, it has ${length}${length > most ? "; search engines cut the rest" : ""}`,
        },
        other && {
          severity: "warning",
          expected: `a ${field} of its own; ${fileName(other)} has the same`,
        },
      );
    }),
  );
}

function markup(source: Source): ContentIssue[] {
  return texts(source.data).flatMap(({ path, value }) => {
    const rich = Boolean(metaAt(source, path)?.richText);
    const words = rich ? plainText(value) : value;
    const tag = words.match(/<\/?[a-z][^>]*>/i)?.[0];
    const entity = words.match(/&(#\d+|[a-z]+);/i)?.[0];
    const mark = words.match(/\*\*|\]\(|\b__\w|\*\S+\*/)?.[0];
    // A paragraph has no single asterisk left.
    const lone = rich ? words.match(/\*/)?.[0] : undefined;
    const spaced = rich && /\]\([^)]*\s[^)]*\)/.test(value);
    const filler = value.match(/lorem ipsum|\b(TODO|TBD|XXX)\b/i)?.[0];
    const html = tag && {
      expected: `text without HTML; visitors see ${tag} as it is written here`,
      suggestion: "removing it",
    };
    const warnings = [
      /\$\{/.test(value) && {
        expected: "braces without $ in front, which visitors would see",
      },
      entity && {
        expected: `the character itself; visitors see ${entity} as it is written here`,
      },
      spaced && { expected: "a link without a space between its brackets" },
      !spaced &&
        (mark ?? lone) && {
          expected: rich
            ? `**bold**, *italics* and [links](/services) with both ends; visitors see ${mark ?? lone} as it is written here`
            : `plain text; visitors see ${mark} as it is written here`,
          suggestion: "removing it",
        },
      filler && { expected: `the final text instead of “${filler}”` },
      / {2}/.test(value) && { expected: "one space between words, not two" },
      (rich ? /\\n/ : /\n|\\n/).test(value) && {
        expected:
          "no line break; visitors see a space, or \\n as it is written",
      },
    ].map((found) => found && { severity: "warning" as const, ...found });
    return source.issues(path, html, ...warnings);
  });
}
