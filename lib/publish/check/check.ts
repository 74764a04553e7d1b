import { colorsFile } from "@/lib/content/brand/colors";
import { type FontFace, readFonts } from "@/lib/content/brand/font-files";
import { findSchemaName } from "@/lib/content/files";
import { isLandingPage, landingFolder } from "@/lib/content/pages";
import { brandValues } from "@/lib/content/placeholders";
import type { ContentFolder } from "@/lib/content/read";
import { brandIssues } from "./brand";
import {
  type ContentIssue,
  type Finding,
  fileIssue,
  fileName,
} from "./content-issue";
import { fileIssues } from "./files";
import { deadLinks } from "./links";
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
  const { sources, issues } = checkTexts(content, readFonts().faces);
  const brand = await brandIssues();
  const lacksColor = brand.some(({ file }) => file === colorsFile);
  const pictures = await pictureIssues(sources);
  return sortIssues([
    ...issues,
    ...brand,
    // A colour that is gone is no mistake of a drawing.
    ...pictures.filter(
      ({ expected }) => !lacksColor || !expected.includes(colorsFile),
    ),
    ...(isRelease ? sampleIssues(sources) : []),
  ]);
}

/** The parsed files, and the issues of all their texts in the order of the files. */
export function checkTexts(content: ContentFolder, faces: FontFace[]) {
  const { sources, issues } = readSources(content);
  // Without a readable site.json, every file that contains one of its placeholders would have errors too.
  if (!sources.has("site")) return { sources, issues: sortIssues(issues) };
  const each = [...sources.values()];
  const files = [...content.files.keys()];
  const form = each.flatMap((source) => [
    ...repeatedKeys(source),
    ...schemaIssues(source),
  ]);
  const hasAllProjects = [...issues, ...form].every(
    ({ severity, file }) =>
      severity !== "error" || !file.includes(`/${landingFolder}/`),
  );
  const pages = linkedPages(sources, files);
  const drafts = pages.filter(({ isDraft }) => isDraft);
  // Next's static export fails for a dynamic route without pages.
  if (files.filter(isLandingPage).length === drafts.length)
    issues.push(
      fileIssue(fileName(`${landingFolder}/*`), {
        found: "no page that is published",
        expected: "at least one landing page that is no draft",
      }),
    );
  const { images } = content;
  const targets = { sources, pages, hasAllProjects, images };
  const issuesOf = (find: (text: Text) => (Finding | undefined)[]) =>
    each
      .flatMap(listTexts)
      .flatMap((text) => text.source.issues(text.path, ...find(text)));
  const unfilled = issuesOf(placeholderFindings);
  // What follows from an error of the same text is not reported.
  for (const found of [
    unfilled,
    form,
    issuesOf((text) => [
      ...deadLinks(text, targets),
      ...wordingFindings(text, targets),
    ]),
    foreignCharacters(sources, faces),
  ]) {
    const errors = issues.filter(({ severity }) => severity === "error");
    const wrong = new Set(errors.map(issueLocation));
    issues.push(...found.filter((issue) => !wrong.has(issueLocation(issue))));
  }
  // A value that site.json lacks is not reported where it is named.
  const isSiteRight = form.every(
    (one) => one.file !== fileName("site") || !issues.includes(one),
  );
  const all = issues.filter((one) => isSiteRight || !unfilled.includes(one));
  return { sources, issues: sortIssues(all) };
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

function issueLocation({ file, location }: ContentIssue): string {
  return `${file} ${location}`;
}

function sortIssues(issues: ContentIssue[]): ContentIssue[] {
  return issues.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      a.line - b.line ||
      a.column - b.column,
  );
}
