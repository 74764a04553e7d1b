import { routes } from "../routes";
import { contentFiles, type SchemaName } from "./files";
import type { ContentIssue } from "./issues/content-issue";
import { factIssues } from "./issues/facts";
import { pictureIssues } from "./issues/images";
import { linkIssues } from "./issues/links";
import { fillPlaceholders } from "./issues/placeholders";
import { releaseIssues } from "./issues/release";
import { shapeIssues } from "./issues/shape";
import { fileName, readSource, type Source } from "./issues/source";
import { closest } from "./issues/suggestions";
import { wordingIssues } from "./issues/wording";

/** The content folder as it lies on the disk. */
export type Content = {
  /** Texts of the JSON files by their names without ending. */
  files: ReadonlyMap<string, string>;
  /** Paths of the pictures, such as "images/scenes/belt.svg". */
  pictures: readonly string[];
};

/** Everything a person should correct in the content, in the order of the files. */
export function findIssues(content: Content): ContentIssue[] {
  const { sources, problems } = readSources(content);
  const each = [...sources.values()];
  return sorted(
    withoutEchoes([
      problems,
      fillPlaceholders(sources),
      each.flatMap(shapeIssues),
      each.flatMap((source) => pictureIssues(source, content.pictures)),
      linkIssues(sources),
      factIssues(sources),
      wordingIssues(sources),
    ]),
  );
}

/** What came with the sample brand and was never replaced. */
export function findSamples(content: Content): ContentIssue[] {
  return sorted(releaseIssues(readSources(content).sources));
}

/** The content files that are JSON at all, and what is wrong with the others. */
function readSources(content: Content) {
  const expected = contentFiles();
  const problems: ContentIssue[] = [];
  const sources = new Map<string, Source>();
  for (const [name, shape] of expected) {
    const text = content.files.get(name);
    if (text === undefined) {
      problems.push(missingFile(name, shape, content));
      continue;
    }
    const { source, problems: found } = readSource(name, shape, text);
    if (source) sources.set(name, source);
    problems.push(...found);
  }
  for (const name of content.files.keys()) {
    if (!expected.has(name)) problems.push(unreadFile(name, expected.keys()));
  }
  return { sources, problems };
}

function missingFile(
  name: string,
  shape: SchemaName,
  content: Content,
): ContentIssue {
  const route = routes.find((candidate) => candidate.id === name);
  const stray = [...content.files.keys()].filter(
    (file) => !contentFiles().has(file),
  );
  const meant = closest(name, stray);
  return {
    severity: "error",
    file: fileName(name),
    line: 1,
    column: 1,
    place: "the whole file",
    found: "no such file",
    expected: route
      ? `the content of the page ${route.path}`
      : `the file that every page reads, shaped as content/schemas/${shape}.schema.json says`,
    suggestion: meant
      ? `renaming ${fileName(meant)}`
      : shape === "landing-page"
        ? "a copy of another landing page’s file under this name"
        : "bringing back the file as it was",
  };
}

function unreadFile(name: string, known: Iterable<string>): ContentIssue {
  const meant = closest(name, known);
  return {
    severity: "warning",
    file: fileName(name),
    line: 1,
    column: 1,
    place: "the whole file",
    found: "a file that nothing reads",
    expected: "a page of this name in lib/routes.ts",
    suggestion: meant ? `the name ${fileName(meant)}` : "adding the page there",
  };
}

/** One slip may break the rules of several checks; the first that names the place says it best. */
function withoutEchoes(checks: ContentIssue[][]): ContentIssue[] {
  const wrong = new Set<string>();
  return checks.flatMap((problems) => {
    const fresh = problems.filter((problem) => !wrong.has(placeOf(problem)));
    for (const problem of fresh) {
      if (problem.severity === "error") wrong.add(placeOf(problem));
    }
    return fresh;
  });
}

function placeOf({ file, place }: ContentIssue): string {
  return `${file} ${place}`;
}

function sorted(problems: ContentIssue[]): ContentIssue[] {
  return problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      a.line - b.line ||
      a.column - b.column,
  );
}
