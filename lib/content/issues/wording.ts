import { plainText } from "../rich-text";
import { type ContentIssue, valueAt } from "./content-issue";
import { isRichText } from "./schema";
import { fileName, type Source } from "./source";
import { texts } from "./walk";

const limits = {
  title: [15, 60],
  description: [70, 160],
} as const;

/** Titles and descriptions that search engines cut or confuse, and characters that visitors would see as they are. */
export function wordingIssues(sources: readonly Source[]): ContentIssue[] {
  return [...metaIssues(sources), ...sources.flatMap(markup)];
}

function metaIssues(sources: readonly Source[]): ContentIssue[] {
  const seen = new Map<string, string>();
  return sources.flatMap((source) =>
    (["title", "description"] as const).flatMap((field) => {
      const path = ["meta", field];
      const value = valueAt(source.filled, path);
      if (typeof value !== "string" || value.trim() === "") return [];
      const [least, most] = limits[field];
      const { length } = value;
      const key = `${field}: ${value.toLowerCase()}`;
      const other = seen.get(key);
      seen.set(key, source.name);
      const expected = [
        (length < least || length > most) &&
          `${least} to ${most} characters, it has ${length}${length > most ? "; search engines cut the rest" : ""}`,
        other && `a ${field} of its own; ${fileName(other)} has the same`,
      ];
      return expected
        .filter((text) => typeof text === "string")
        .map((text) =>
          source.issue(path, { severity: "warning", expected: text }),
        );
    }),
  );
}

function markup(source: Source): ContentIssue[] {
  return texts(source.data).flatMap(({ path, value }) => {
    const rich = isRichText(source, path);
    const words = rich ? plainText(value) : value;
    const tag = words.match(/<\/?[a-z][^>]*>/i)?.[0];
    const mark = words.match(/&[a-z]+;|\*\*|\]\(/i)?.[0];
    const filler = value.match(/lorem ipsum|\b(TODO|TBD|XXX)\b/i)?.[0];
    return [
      tag && {
        severity: "error" as const,
        expected: `text without HTML; visitors see ${tag} as it is written here`,
        suggestion: "removing it",
      },
      mark && {
        expected: rich
          ? `**bold**, *italics* and [links](/services) with both ends; visitors see ${mark} as it is written here`
          : `plain text; visitors see ${mark} as it is written here`,
        suggestion: "removing it",
      },
      filler && { expected: `the final text instead of “${filler}”` },
      / {2}/.test(value) && { expected: "one space between words, not two" },
      (rich ? /\\n/ : /\n|\\n/).test(value) && {
        expected:
          "no line break; visitors see a space, or \\n as it is written",
      },
    ]
      .filter((found) => typeof found === "object")
      .map((found) => source.issue(path, { severity: "warning", ...found }));
  });
}
