import { type SchemaName, sharedFiles } from "../files";
import { type ContentIssue, valueAt } from "../issues/content-issue";
import { buildExample, jsonSchemas } from "../json-schemas";
import { landingFolder } from "../pages";
import { validateContent } from "../validate";

const landing = `${landingFolder}/web-development`;

/** All content files, built from the examples of the schemas, so that tests are independent of the site's content. */
export function exampleFiles(): Map<string, unknown> {
  const files = sharedFiles.map((name) => [name, exampleFile(name)] as const);
  return new Map([...files, [landing, exampleFile("landing-page")]]);
}

const exampleImages = [
  "images/clients/orchid-lane.svg",
  "images/collage/web-arch.png",
  "images/portfolio/orchid-lane.png",
  "images/scenes/belt.svg",
  "images/scenes/map.svg",
];

/** The issues after one field ("services: lead") of the examples is changed. Undefined removes the field. */
export function issuesAfter(field: string, value: unknown) {
  const [file = "", at = ""] = field.split(": ");
  const path = at.split(".");
  const data: unknown = JSON.parse(asText(exampleFiles().get(file)));
  const parent = valueAt(data, path.slice(0, -1)) as Record<string, unknown>;
  const key = String(path.at(-1));
  if (value === undefined) delete parent[key];
  else parent[key] = value;
  return issuesWith({ [file]: asText(data) }).map(issueLine);
}

/** The issues after the texts of some example files are changed. Undefined removes a file. */
export function issuesWith(
  changed: Record<string, string | undefined>,
): ContentIssue[] {
  const files = new Map(
    [...exampleFiles()].map(([name, data]) => [name, asText(data)]),
  );
  for (const [name, text] of Object.entries(changed)) {
    if (text === undefined) files.delete(name);
    else files.set(name, text);
  }
  return validateContent({ files, otherFiles: [], images: exampleImages })
    .issues;
}

/** An issue without its line and found value, which depend on the test's own input. */
export function issueLine(issue: ContentIssue): string {
  const { severity, file, location, expected, suggestion, example } = issue;
  const help = suggestion
    ? `; try ${suggestion}`
    : example
      ? `; such as ${example}`
      : "";
  const name = file.replace(/^content\/|\.json$/g, "");
  return `${severity === "warning" ? "(warning) " : ""}${name}: ${location}: ${expected}${help}`;
}

function asText(data: unknown): string {
  return JSON.stringify(data, null, 2);
}

function exampleFile(name: SchemaName): object {
  const data = buildExample(
    jsonSchemas[name],
    (field) => !leftOut.has(field),
  ) as {
    meta?: Record<string, string>;
  };
  const own = data.meta && {
    meta: {
      ...data.meta,
      title: `${name}: a title of its own | {brand}`,
      description: `${name}: ${data.meta.description}`,
    },
  };
  const up = name === "landing-page" ? ".." : ".";
  return { ...data, ...own, $schema: `${up}/schemas/${name}.schema.json` };
}

/** Optional fields that are valid only beside real content. */
const leftOut = new Set([
  "$schema",
  "formerPaths",
  "landingPageLink",
  "productLink",
]);
