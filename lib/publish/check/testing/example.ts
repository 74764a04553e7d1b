import type { FontFace } from "@/lib/content/brand/font-files";
import type { ContentIssue } from "@/lib/content/content-issue";
import { type SchemaName, singleFiles } from "@/lib/content/files";
import { landingFolder, mainRoutes } from "@/lib/content/pages";
import { markdownToJson } from "@/lib/content/read";
import { leaves, valueAt } from "@/lib/content/walk";
import { checkTexts, withoutConsequences } from "@/lib/publish/check/check";
import { buildExample, jsonSchemas } from "@/lib/publish/check/json-schemas";
import { showUnseen } from "@/lib/publish/check/print-issues";

const landing = `${landingFolder}/web-development`;
export const textPage = "text-pages/terms";

/** The texts of all content files, built from the examples of the schemas: tests do not depend on the site's content. */
export function exampleFiles(): Map<string, string> {
  const files = singleFiles.map((name) => [name, exampleFile(name)] as const);
  return new Map([
    ...files,
    [landing, exampleFile("landing-page")],
    [textPage, exampleFile("text-page")],
  ]);
}

/** Every picture that an example names, once. */
const exampleImages = [
  ...new Set(
    [...exampleFiles().values()]
      .flatMap((text) => leaves(JSON.parse(text)))
      .flatMap(({ value }) => (value.startsWith("images/") ? value : [])),
  ),
];

const exampleFaces = [
  { has: (character) => /\p{Script=Latin}|\p{Script=Common}/u.test(character) },
] as FontFace[];

/** The issues after fields of the examples are changed, such as { "services: lead": "" }. Undefined removes a field. */
export function issuesAfter(change: object): string[] {
  const changed: Record<string, string> = {};
  for (const [field, value] of Object.entries(change)) {
    const [file = "", at = ""] = field.split(": ");
    const path = at.split(".");
    const data = JSON.parse(changed[file] ?? exampleFiles().get(file) ?? "");
    const parent = valueAt(data, path.slice(0, -1)) as Record<string, unknown>;
    parent[String(path.at(-1))] = value;
    changed[file] = JSON.stringify(data, null, 2);
  }
  return issuesWith(changed).map(issueLine);
}

/** The issues after the texts of some example files are changed. Undefined removes a file. */
export function issuesWith(
  changed: Record<string, string | undefined>,
  otherFiles: string[] = [],
): ContentIssue[] {
  const files = exampleFiles();
  for (const [name, text] of Object.entries(changed)) {
    if (text === undefined) files.delete(name);
    else files.set(name, text);
  }
  const content = { files, otherFiles, images: exampleImages };
  return withoutConsequences(checkTexts(content, exampleFaces).checks);
}

/** An issue without its line and found value, which depend on the test's own input. */
export function issueLine(issue: ContentIssue): string {
  const { severity, file, location, expected, suggestion, example } = issue;
  const help = suggestion
    ? `; try ${suggestion}`
    : example
      ? `; such as ${example}`
      : "";
  const name = file.replace(/^content\/|\.(json|md)$/g, "");
  return showUnseen(
    `${severity === "warning" ? "(warning) " : ""}${name}: ${location}: ${expected}${help}`,
  );
}

function exampleFile(name: SchemaName): string {
  const { body, ...data } = buildExample(jsonSchemas[name], isIncluded) as {
    meta?: Record<string, string>;
    body?: string;
  };
  if (data.meta) {
    data.meta.title = `${name}: a title of its own | {brand}`;
    data.meta.description = `${name}: ${data.meta.description}`;
  }
  if (body)
    return markdownToJson(`${JSON.stringify(data, null, 2)}\n\n${body}\n`);
  const up = name === "landing-page" ? ".." : ".";
  const $schema = `${up}/schemas/${name}.schema.json`;
  const text = JSON.stringify({ ...data, $schema }, null, 2);
  // The examples link to pages by their ids. A site may have them at other paths.
  return text.replace(
    /(?<=["(]\/)[\w-]+(?=["#)])/g,
    (id) => mainRoutes.find((route) => route.id === id)?.path.slice(1) ?? id,
  );
}

/** Excludes optional fields that are valid only beside real content. */
function isIncluded(field: string): boolean {
  const leftOut = "$schema path formerPaths landingPageLink productLink";
  return !leftOut.split(" ").includes(field);
}
