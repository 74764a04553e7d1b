import { posix } from "node:path";
import { type ContentIssue, valueAt } from "@/lib/content/issues/content-issue";
import { deadLinks } from "@/lib/content/issues/links";
import { placeholderFindings } from "@/lib/content/issues/placeholders";
import { schemaIssues } from "@/lib/content/issues/schema";
import {
  createSource,
  fileIssue,
  fileName,
  listTexts,
  readJson,
  repeatedKeys,
  type Source,
  type Text,
} from "@/lib/content/issues/source";
import { findClosest, slugify } from "@/lib/content/issues/suggestions";
import { linkedPages, type Targets } from "@/lib/content/issues/targets";
import {
  foreignCharacters,
  wordingFindings,
} from "@/lib/content/issues/wording";
import { idPattern } from "@/lib/content/schemas/field-types";
import { findSchemaName, singleFiles } from "./files";
import { isLandingPage, landingFolder, takenIds } from "./pages";
import { brandValues, countValues } from "./placeholders";
import type { ContentFolder } from "./read";

export type Validated = {
  sources: ReadonlyMap<string, Source>;
  values: ReadonlyMap<string, unknown>;
  issues: ContentIssue[];
};

/**
 * Validates all texts of the content. Returns the parsed files, the values with placeholders filled in, and all issues
 * in the order of the files. A value matches the type of its schema only if its file has no error.
 */
export function validateContent(content: ContentFolder): Validated {
  const { sources, issues } = readSources(content);
  const each = [...sources.values()];
  // Without a readable site.json, every file that contains one of its placeholders would have errors too.
  if (sources.has("site")) {
    const { images } = content;
    const files = [...content.files.keys()];
    const pages = linkedPages(sources);
    const drafts = pages.filter(({ isDraft }) => isDraft);
    // Next's static export fails for a dynamic route without pages.
    if (files.filter(isLandingPage).length === drafts.length)
      issues.push(
        fileIssue(`${landingFolder}/*`, {
          found: "no page that is published",
          expected: "at least one landing page that is no draft",
        }),
      );
    const targets = { sources, files, images, pages };
    const form = each.flatMap((source) => [
      ...repeatedKeys(source),
      ...schemaIssues(source),
    ]);
    const wrong = new Set(form.map(issueLocation));
    const ofTexts = each
      .flatMap(listTexts)
      .flatMap((text) => textIssues(text, targets));
    issues.push(
      ...form,
      // Other checks of a text apply only if it matches its schema.
      ...ofTexts.filter((issue) => !wrong.has(issueLocation(issue))),
      ...each.flatMap(foreignCharacters),
    );
  }
  return {
    sources,
    issues: sortIssues(issues),
    values: new Map(each.map(({ name, filled }) => [name, filled])),
  };
}

function textIssues(text: Text, targets: Targets): ContentIssue[] {
  const { source, path } = text;
  const unfilled = placeholderFindings(text);
  if (unfilled.length > 0) return source.issues(path, ...unfilled);
  const findings = [
    ...deadLinks(text, targets),
    ...wordingFindings(text, targets),
  ];
  return source.issues(path, ...findings);
}

/** Parses the content files and fills in their placeholders. Returns issues of files that are invalid or missing. */
function readSources({ files, otherFiles }: ContentFolder) {
  const names = [...files.keys()];
  const issues = fileIssues(names, otherFiles);
  const read = [...files].flatMap(([name, text]) => {
    const schema = findSchemaName(name);
    // The mistakes of a copy would be those of the page, such as a title that both have.
    if (!schema || originalOf(name, names)) return [];
    const json = readJson(name, text);
    if ("tree" in json) return [{ name, schema, text, json }];
    issues.push(json);
    return [];
  });
  const findData = (file: string) =>
    read.find(({ name }) => name === file)?.json.data;
  const own = new Map(
    // An invalid value is reported in site.json, and not in every text that contains its placeholder.
    [...brandValues(findData("site"))].filter(
      ([, value]) => value !== "" && value.trim() === value,
    ),
  );
  const counts = countValues(valueAt(findData("services"), ["services"]));
  const all = new Map([...own, ...counts]);
  const sources = new Map(
    read.map(({ name, schema, text, json }): [string, Source] => [
      name,
      // The mail relay reads only site.json, so this file may contain only placeholders of its own values.
      createSource(name, schema, text, json, name === "site" ? own : all),
    ]),
  );
  return { sources, issues };
}

/** Issues of missing files, of files that nothing reads, and of landing pages whose file name is not a valid path. */
function fileIssues(names: string[], otherFiles: readonly string[]) {
  const missing = singleFiles.filter((name) => !names.includes(name));
  const unread = names.filter((name) => !isRead(name));
  const spare = [...unread.map((name) => `${name}.json`), ...otherFiles];
  return [
    ...missing.map((name) => missingFile(name, spare)),
    ...spare
      .filter((path) => path.includes(".json") || isLandingPage(path))
      .map((path) => strayFile(path, names)),
  ];
}

function missingFile(name: string, spare: string[]): ContentIssue {
  const meant =
    findClosest(`${name}.json`, spare) ??
    spare.find((path) => path === `${name}.json.txt`);
  return fileIssue(name, {
    found: "no such file",
    expected: `the file that pages read, as content/schemas/${name}.schema.json describes it`,
    suggestion: meant
      ? `renaming content/${meant}`
      : `git restore ${fileName(name)}, which brings back the file as it was`,
  });
}

function strayFile(path: string, names: string[]): ContentIssue {
  const name = path.replace(/\.json$/, "");
  const isPage = isLandingPage(name) && names.includes(name);
  const original = originalOf(name, names);
  const tidy = `${landingFolder}/${slugify(posix.basename(name))}`;
  const issue = fileIssue(name, {
    severity: isPage ? "error" : "warning",
    found: original
      ? `a copy of ${fileName(original)}, by its name, such as a sync program's conflict copy; keep what is right there, and remove the copy`
      : isPage
        ? `the path /${posix.basename(name)}`
        : "a file that nothing reads",
    expected: isPage
      ? "a file name of small letters and digits, joined by single hyphens, that no other page has: it becomes the path"
      : `a file of content/README.md, or a landing page in content/${landingFolder}, whose name ends in .json`,
    suggestion:
      isPage && !original && isRead(tidy)
        ? `the name ${fileName(tidy)}`
        : undefined,
  });
  return { ...issue, file: `content/${path}` };
}

/** The file that another is a copy of, since its name has more words: "home (1)", or with another ending "home.json.orig". */
function originalOf(name: string, names: string[]): string | undefined {
  const words = `-${slugify(posix.basename(name))}-`;
  const isOriginal = (other: string) =>
    isRead(other) &&
    posix.dirname(other) === posix.dirname(name) &&
    words.includes(`-${posix.basename(other)}-`);
  return isRead(name) ? undefined : names.find(isOriginal);
}

function isRead(name: string): boolean {
  const schema = findSchemaName(name);
  const id = posix.basename(name);
  return schema === "landing-page"
    ? idPattern.test(id) && !takenIds.has(id)
    : schema !== undefined;
}

function issueLocation({ file, location }: ContentIssue): string {
  return `${file} ${location}`;
}

/** Sorts issues by file and position. */
export function sortIssues(issues: ContentIssue[]): ContentIssue[] {
  return issues.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      a.line - b.line ||
      a.column - b.column,
  );
}
