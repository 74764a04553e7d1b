import { dirname } from "node:path";
import { type FontFace, readFonts } from "@/lib/content/brand/font-files";
import type { ContentIssue } from "@/lib/content/content-issue";
import { findSchemaName } from "@/lib/content/files";
import { brandValues } from "@/lib/content/placeholders";
import type { ContentFolder } from "@/lib/content/read";
import { brandChecks } from "./brand";
import type { Finding } from "./describe";
import { fileIssues } from "./files";
import { deadLinks } from "./links";
import { markdownFindings } from "./markdown";
import { otherScriptIssues } from "./other-scripts";
import { pictureIssues } from "./pictures";
import { placeholderFindings } from "./placeholders";
import { sampleIssues } from "./sample";
import { schemaIssues } from "./schema";
import {
  createSource,
  listTexts,
  repeatedKeys,
  type Sources,
  type Text,
} from "./source";
import { readJson } from "./syntax";
import { linkedPages } from "./targets";
import { foreignCharacters, wordingFindings } from "./wording";

/** All issues of texts and pictures. In a release, remaining sample content is an issue too. */
export async function checkContent(content: ContentFolder, isRelease = false) {
  const { sources, checks } = checkTexts(content, readFonts().faces);
  return withoutConsequences([
    ...checks,
    otherScriptIssues(sources),
    ...(await brandChecks()),
    await pictureIssues(sources),
    isRelease ? sampleIssues(sources) : [],
  ]);
}

/** The parsed files, and what each check of their texts finds. */
export function checkTexts(content: ContentFolder, faces: FontFace[]) {
  const { sources, issues } = readSources(content);
  const pages = linkedPages(sources, [...content.files.keys()]);
  const targets = { sources, pages, images: content.images };
  const each = [...sources.values()];
  const issuesOf = (find: (text: Text) => (Finding | undefined)[]) =>
    each
      .flatMap(listTexts)
      .flatMap((text) => text.source.issues(text.path, ...find(text)));
  const checks = [
    issues,
    each.flatMap((one) => [...repeatedKeys(one), ...schemaIssues(one)]),
    issuesOf(placeholderFindings),
    issuesOf((text) => [
      ...deadLinks(text, targets),
      ...wordingFindings(text, targets),
      ...markdownFindings(text, targets),
    ]),
    foreignCharacters(sources, faces),
  ];
  return { sources, checks };
}

/**
 * The issues of all checks in the order of the files, without what follows from an error that an earlier check found:
 * in the same text, or where the issue says. What may follow from another error itself is no cause beyond its text.
 */
export function withoutConsequences(checks: ContentIssue[][]): ContentIssue[] {
  const wrong = new Set<string | undefined>();
  const left = checks.flatMap((found) => {
    const causes = found.filter(
      (issue) => !wrong.has(textOf(issue)) && !wrong.has(issue.because),
    );
    for (const issue of found.filter(({ severity }) => severity === "error")) {
      wrong.add(textOf(issue));
      if (!issue.because) wrong.add(issue.file).add(dirname(issue.file));
    }
    return causes;
  });
  return left.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      a.line - b.line ||
      a.column - b.column,
  );
}

function textOf({ file, location }: ContentIssue): string {
  return `${file} ${location}`;
}

/** Parses the content files and fills in their placeholders. Returns issues of files that are invalid or missing. */
function readSources({ files, otherFiles }: ContentFolder) {
  const issues = fileIssues([...files.keys()], otherFiles);
  const read = [...files].flatMap(([name, text]) => {
    const schema = findSchemaName(name);
    if (!schema) return [];
    const json = readJson(name, text);
    if ("tree" in json) return [{ name, schema, text, ...json }];
    issues.push(json);
    return [];
  });
  const values = brandValues(read.find(({ name }) => name === "site")?.data);
  const sources: Sources = new Map(
    read.map((file) => [file.name, createSource(file, values)]),
  );
  return { sources, issues };
}
