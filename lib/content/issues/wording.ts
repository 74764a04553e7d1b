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
  return (["title", "description"] as const).flatMap((field) => {
    const path = ["meta", field];
    const [least, most] = metaLengths[field];
    const values = sources.map((source) => valueAt(source.filled, path));
    return sources.flatMap((source, index) => {
      const value = values[index];
      if (typeof value !== "string") return [];
      const { length } = value;
      const other = sources.find(
        (_, at) => at !== index && values[at] === value,
      );
      return source.issues(
        path,
        (length < least || length > most) && {
          severity: "warning",
          expected: `${least} to ${most} characters, it has ${length}${length > most ? "; search engines cut the rest" : ""}`,
        },
        other && {
          severity: "warning",
          expected: `a ${field} of its own; ${fileName(other.name)} has the same`,
        },
      );
    });
  });
}

/** Marks that visitors would see as they are written. */
function markup(source: Source): ContentIssue[] {
  return texts(source.data).flatMap(({ path, value }) => {
    if (path[0] === "confirmed") return [];
    const rich = Boolean(metaAt(source, path)?.richText);
    const words = rich ? plainText(value) : value;
    const seen = (pattern: RegExp) => words.match(pattern)?.[0];
    const tag = seen(/<\/?[a-z][^>]*>/i);
    const entity = seen(/&(#\d+|[a-z]+);/i);
    const spaced =
      rich && /\]\s+\((\/|#|https:)|\]\([^)]*\s[^)]*\)/.test(value);
    // A paragraph has no single asterisk left.
    const mark =
      seen(/^#{1,6} |\*\*|\]\(|\b__\w|\*\S+\*/m) ?? (rich && seen(/\*/));
    const filler = seen(/lorem ipsum|\b(TODO|TBD|XXX)\b/i);
    const time =
      path[0] === "hours" &&
      seen(/\b(2[5-9]|[3-9]\d):\d\d\b|\b\d\d?:[6-9]\d\b/);
    const html = tag && {
      expected: `text without HTML; visitors see ${tag} as it is written here`,
    };
    const warnings = [
      /\$\{/.test(value) &&
        "braces without $ in front, which visitors would see",
      entity &&
        `the character itself; visitors see ${entity} as it is written here`,
      spaced && "a link without a space between or inside its brackets",
      !spaced &&
        mark &&
        `${rich ? "no marks but **bold**, *italics* and [links](/services)" : "plain text"}; visitors see ${mark.trim()} as it is written here`,
      filler && `the final text instead of “${filler}”`,
      time && `a time of day; ${time} is none`,
      / {2}/.test(value) && "one space between words, not two",
      /\\n/.test(value) &&
        "one backslash in front of n, not two; visitors see \\n as it is written here",
      !rich && /\n/.test(value) && "no line break; visitors see a space",
    ].map((expected) => expected && { severity: "warning" as const, expected });
    return source.issues(path, html, ...warnings);
  });
}
