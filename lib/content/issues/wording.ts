import type { ContentIssue } from "./content-issue";
import { type Source, valueAt } from "./source";
import { texts } from "./walk";

const limits = {
  title: [15, 60],
  description: [70, 160],
} as const;

/** Titles and descriptions that search engines cut or confuse, and marks that visitors would see as they are. */
export function wordingIssues(
  sources: ReadonlyMap<string, Source>,
): ContentIssue[] {
  return [...metaIssues(sources), ...[...sources.values()].flatMap(markup)];
}

function metaIssues(sources: ReadonlyMap<string, Source>): ContentIssue[] {
  const seen = new Map<string, string>();
  return [...sources.values()].flatMap((source) =>
    (["title", "description"] as const).flatMap((field) => {
      const path = ["meta", field];
      const value = valueAt(source.filled, path);
      if (typeof value !== "string" || value.trim() === "") return [];
      const [least, most] = limits[field];
      const key = `${field}: ${value.toLowerCase()}`;
      const twin = seen.get(key);
      seen.set(key, source.name);
      return [
        ...(value.length < least || value.length > most
          ? [
              source.problem(path, {
                severity: "warning",
                expected: `${least} to ${most} letters, it has ${value.length}${value.length > most ? "; search engines cut the rest" : ""}`,
              }),
            ]
          : []),
        ...(twin
          ? [
              source.problem(path, {
                severity: "warning",
                expected: `a ${field} of its own; content/${twin}.json has the same`,
              }),
            ]
          : []),
      ];
    }),
  );
}

function markup(source: Source): ContentIssue[] {
  return texts(source.data).flatMap(({ path, value }) => {
    const tag = value.match(/<\/?[a-z][^>]*>|&[a-z]+;|\*\*|\]\(/i)?.[0];
    const filler = value.match(/lorem ipsum|\b(TODO|TBD|XXX)\b/i)?.[0];
    const gap = / {2}/.test(value);
    return [
      ...(tag
        ? [
            source.problem(path, {
              severity: "warning" as const,
              expected: `plain words; visitors see ${tag} as it is written here`,
              suggestion: "removing it",
            }),
          ]
        : []),
      ...(filler
        ? [
            source.problem(path, {
              severity: "warning" as const,
              expected: `the final words instead of “${filler}”`,
            }),
          ]
        : []),
      ...(gap
        ? [
            source.problem(path, {
              severity: "warning" as const,
              expected: "one space between words, not two",
            }),
          ]
        : []),
    ];
  });
}
