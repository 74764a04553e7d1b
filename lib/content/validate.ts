import { schemaOf, sharedFiles } from "./files";
import { type ContentIssue, valueAt } from "./issues/content-issue";
import { factIssues } from "./issues/facts";
import { imageIssues } from "./issues/images";
import { linkIssues } from "./issues/links";
import { fillPlaceholders } from "./issues/placeholders";
import { releaseIssues } from "./issues/release";
import { schemaIssues } from "./issues/schema";
import { fileIssue, fileName, readSource, type Source } from "./issues/source";
import { closest, tidyId } from "./issues/suggestions";
import { wordingIssues } from "./issues/wording";
import { landingFolder, takenIds } from "./pages";
import type { ContentFolder } from "./read";

/** The content files by name, placeholders of the brand filled in. Right in form where no error was found. */
export type ContentValues = ReadonlyMap<string, unknown>;

/** Everything a person should correct in the content, in the order of the files, and the values that pages get. */
export function validateContent(content: ContentFolder): {
  issues: ContentIssue[];
  values: ContentValues;
} {
  const { sources, issues } = readSources(content);
  const each = [...sources.values()];
  const site = sources.get("site");
  // Without a readable site.json, half of the other files would be called wrong for the values they take from it.
  const found = site && [
    fillPlaceholders(each, site, sources.get("services")),
    each.flatMap(schemaIssues),
    each.flatMap((source) => imageIssues(source, content.images)),
    linkIssues(sources),
    each.flatMap(factIssues),
    wordingIssues(each),
  ];
  return {
    issues: sorted(withoutEchoes([issues, ...(found ?? [])])),
    values: new Map(each.map(({ name, filled }) => [name, filled])),
  };
}

/** What came with the sample brand and was never replaced. */
export function findSamples(
  content: ContentFolder,
  bytesOf: (path: string) => Buffer | undefined,
): ContentIssue[] {
  const { sources } = readSources(content);
  const listed = valueAt(sources.get("site")?.data, ["confirmed"]);
  const confirmed = new Set<string>(Array.isArray(listed) ? listed : []);
  return sorted(
    [...sources.values()].flatMap((source) =>
      releaseIssues(source, confirmed, bytesOf),
    ),
  );
}

/** The content files that are JSON at all, and what is wrong with the others. */
function readSources({ files, otherFiles }: ContentFolder) {
  const sources = new Map<string, Source>();
  const unread = [
    ...[...files.keys()]
      .filter((name) => !schemaOf(name))
      .map((name) => `${name}.json`),
    ...otherFiles,
  ];
  const issues = sharedFiles
    .filter((name) => !files.has(name))
    .map((name) => missingFile(name, unread));
  if (![...files.keys()].some((name) => schemaOf(name) === "landing-page"))
    issues.push(noLandingPage());
  for (const [name, text] of files) {
    const schema = schemaOf(name);
    if (!schema) {
      issues.push(unreadFile(name, files));
      continue;
    }
    const { source, issues: found } = readSource(name, schema, text);
    if (source) sources.set(name, source);
    issues.push(...found, ...(schema === "landing-page" ? path(name) : []));
  }
  return { sources, issues };
}

function missingFile(name: string, unread: string[]): ContentIssue {
  const meant = closest(`${name}.json`, unread);
  return fileIssue(name, {
    found: "no such file",
    expected: `the file that pages read, as content/schemas/${name}.schema.json describes it`,
    suggestion: meant
      ? `renaming content/${meant}`
      : `git restore ${fileName(name)}, which brings back the file as it was`,
  });
}

/** Next builds no page of a kind that has none. */
function noLandingPage(): ContentIssue {
  return fileIssue(`${landingFolder}/*`, {
    found: "no file",
    expected: "at least one landing page",
    suggestion: `git restore content/${landingFolder}, which brings back the pages as they were`,
  });
}

function unreadFile(name: string, files: ContentFolder["files"]): ContentIssue {
  const absent = sharedFiles.filter((known) => !files.has(known));
  const meant = closest(name, absent);
  return fileIssue(name, {
    severity: "warning",
    found: "a file that nothing reads",
    expected: `a file of content/README.md, or a landing page in content/${landingFolder}`,
    suggestion: meant
      ? `the name ${fileName(meant)}`
      : `removing it, or moving it to content/${landingFolder}`,
  });
}

/** The name of a landing page's file is its path. */
function path(name: string): ContentIssue[] {
  const id = name.slice(landingFolder.length + 1);
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && !takenIds.has(id)) return [];
  const tidy = tidyId(id);
  return [
    fileIssue(name, {
      found: `the path /${id}`,
      expected:
        "a file name of small letters and digits, joined by single hyphens, that no other page has: it becomes the path",
      suggestion: `the name ${fileName(`${landingFolder}/${tidy === id ? `${id}-2` : tidy}`)}`,
    }),
  ];
}

/** One mistake may break the rules of several checks; the first that names the value says it best. */
function withoutEchoes(checks: ContentIssue[][]): ContentIssue[] {
  const wrong = new Set<string>();
  const key = ({ file, location }: ContentIssue) => `${file} ${location}`;
  return checks.flatMap((issues) => {
    const fresh = issues.filter((issue) => !wrong.has(key(issue)));
    for (const issue of fresh) {
      if (issue.severity === "error") wrong.add(key(issue));
    }
    return fresh;
  });
}

/** In the order of the files. */
export function sorted(issues: ContentIssue[]): ContentIssue[] {
  return issues.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      a.line - b.line ||
      a.column - b.column,
  );
}
