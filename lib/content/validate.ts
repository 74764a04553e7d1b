import { schemaOf, sharedFiles } from "./files";
import { type ContentIssue, valueAt } from "./issues/content-issue";
import { deadLinks } from "./issues/links";
import { placeholderFindings } from "./issues/placeholders";
import { schemaIssues } from "./issues/schema";
import {
  fileIssue,
  fileName,
  readJson,
  repeatedKeys,
  type Source,
  sourceOf,
  type Text,
  textsOf,
} from "./issues/source";
import { closest, tidyId } from "./issues/suggestions";
import { linkedPages, type Targets } from "./issues/targets";
import { foreignCharacters, wordingFindings } from "./issues/wording";
import { landingFolder, takenIds } from "./pages";
import { brandValues, countValues } from "./placeholders";
import type { ContentFolder } from "./read";
import { idPattern } from "./schemas/field-types";

export type Validated = {
  sources: ReadonlyMap<string, Source>;
  values: ReadonlyMap<string, unknown>;
  issues: ContentIssue[];
};

/**
 * The content files as they are written, the values that pages get (placeholders of the brand filled in; right in form
 * where no error was found), and everything a person should correct in the texts, in the order of the files.
 */
export function validateContent(content: ContentFolder): Validated {
  const { sources, issues } = readSources(content);
  const each = [...sources.values()];
  // Without a readable site.json, half of the other files would be called wrong for the values they take from it.
  if (sources.has("site")) {
    const { images } = content;
    const files = [...content.files.keys()];
    const targets = { sources, files, images, pages: linkedPages(sources) };
    const form = each.flatMap((source) => [
      ...repeatedKeys(source),
      ...schemaIssues(source),
    ]);
    const wrong = new Set(form.map(locationOf));
    const ofTexts = each
      .flatMap(textsOf)
      .flatMap((text) => textIssues(text, targets));
    issues.push(
      ...form,
      // What a text means is a question once its form is right.
      ...ofTexts.filter((issue) => !wrong.has(locationOf(issue))),
      ...each.flatMap(foreignCharacters),
    );
  }
  return {
    sources,
    issues: sorted(issues),
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

/** The content files that are JSON, with the values of their placeholders, and what is wrong with the other files. */
export function readSources({ files, otherFiles }: ContentFolder) {
  const issues = fileIssues([...files.keys()], otherFiles);
  const read = [...files].flatMap(([name, text]) => {
    const schema = schemaOf(name);
    if (!schema) return [];
    const json = readJson(name, text);
    if ("tree" in json) return [{ name, schema, text, json }];
    issues.push(json);
    return [];
  });
  const drafts = read.filter(
    ({ json }) => valueAt(json.data, ["meta", "draft"]) === true,
  );
  const landingPages = [...files.keys()].filter(isLandingPage);
  if (landingPages.length === drafts.length) issues.push(noLandingPage());
  const dataOf = (file: string) =>
    read.find(({ name }) => name === file)?.json.data;
  const own = new Map(
    // A value with an error has it in site.json, and not in every text that takes it.
    [...brandValues(dataOf("site"))].filter(
      ([, value]) => value !== "" && value.trim() === value,
    ),
  );
  const counts = countValues(valueAt(dataOf("services"), ["services"]));
  const all = new Map([...own, ...counts]);
  const sources = new Map(
    read.map(({ name, schema, text, json }): [string, Source] => [
      name,
      // The mail relay reads no file but site.json, so this one names its own values only.
      sourceOf(name, schema, text, json, name === "site" ? own : all),
    ]),
  );
  return { sources, issues };
}

/** Files that pages read and are not there, files that nothing reads, and landing pages whose name is no path. */
function fileIssues(names: string[], otherFiles: readonly string[]) {
  const missing = sharedFiles.filter((name) => !names.includes(name));
  const unread = names.filter((name) => !schemaOf(name));
  return [
    ...missing.map((name) =>
      missingFile(name, [
        ...unread.map((file) => `${file}.json`),
        ...otherFiles,
      ]),
    ),
    ...unread.map(unreadFile),
    ...names.filter(isLandingPage).flatMap(pathIssues),
  ];
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
    found: "no page that is published",
    expected: "at least one landing page that is no draft",
  });
}

function unreadFile(name: string): ContentIssue {
  return fileIssue(name, {
    severity: "warning",
    found: "a file that nothing reads",
    expected: `a file of content/README.md, or a landing page in content/${landingFolder}`,
  });
}

/** The name of a landing page's file is its path. */
function pathIssues(name: string): ContentIssue[] {
  const id = name.slice(landingFolder.length + 1);
  if (idPattern.test(id) && !takenIds.has(id)) return [];
  const tidy = tidyId(id);
  return [
    fileIssue(name, {
      found: `the path /${id}`,
      expected:
        "a file name of small letters and digits, joined by single hyphens, that no other page has: it becomes the path",
      suggestion:
        tidy === id
          ? undefined
          : `the name ${fileName(`${landingFolder}/${tidy}`)}`,
    }),
  ];
}

function isLandingPage(name: string): boolean {
  return name.startsWith(`${landingFolder}/`);
}

function locationOf({ file, location }: ContentIssue): string {
  return `${file} ${location}`;
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
