import { schemas } from "../files";
import {
  brandValues,
  countValues,
  interpolate,
  placeholder,
  runtimePlaceholdersIn,
} from "../placeholders";
import { texts } from "../walk";
import { type ContentIssue, type Finding, valueAt } from "./content-issue";
import { metaAt, nodeAt } from "./schema";
import type { Source } from "./source";
import { closest } from "./suggestions";

/** Braces that nothing stands for, or that have no value where they stand. */
export function placeholderIssues(
  sources: ReadonlyMap<string, Source>,
  values: ReadonlyMap<string, string>,
): ContentIssue[] {
  const site = sources.get("site");
  return [
    ...[...sources.values()].flatMap((source) => [
      ...unknownNames(source, values),
      ...bracesAlone(source),
      ...misplacedPlaceholders(source),
    ]),
    ...(site ? countsInSenderLabel(site) : []),
  ];
}

function unknownNames(
  source: Source,
  values: ReadonlyMap<string, string>,
): ContentIssue[] {
  const issues: ContentIssue[] = [];
  interpolate(source.data, values, (path, name, within) => {
    const add = (finding: Finding) =>
      issues.push(...source.issues(path, finding));
    if (values.has(name)) {
      // Every text that names such a value would say the same.
      const text = valueAt(source.data, path);
      const isItsOwn = within.some((own) => values.get(own) === text);
      if (source.name === "site" && isItsOwn)
        add({ expected: `a text that does not name itself by {${name}}` });
      return;
    }
    if (isValueOfSite(name)) return;
    const meant = closest(name, values.keys());
    add({
      expected: `a name of content/site.json in the braces; {${name}} stands for nothing`,
      suggestion: meant && `{${meant}}`,
    });
  });
  return issues;
}

/** The relay accepts this name only, and reads no file but site.json to know it. */
function countsInSenderLabel(site: Source): ContentIssue[] {
  const path = ["senderLabel"];
  const label = String(
    interpolate(valueAt(site.data, path), brandValues(site.data)),
  );
  return countValues([])
    .filter(([name]) => label.includes(`{${name}}`))
    .flatMap(([name]) =>
      site.issues(path, {
        expected: `a name without {${name}}, which the mail service does not know`,
      }),
    );
}

/** A value that site.json lacks is reported there, not at every text that names it. */
function isValueOfSite(name: string): boolean {
  const path = name === "phone" ? ["phone", "shown"] : name.split(".");
  return nodeAt(schemas.site, path)?.def.type === "string";
}

function bracesAlone(source: Source): ContentIssue[] {
  return texts(source.data)
    .filter(({ value }) => /[{}]/.test(value.replace(placeholder, "")))
    .flatMap(({ path }) =>
      source.issues(path, {
        expected: "braces in pairs around a name, such as {brand}",
      }),
    );
}

/** {year}, {call} and the like have a value in some texts only. */
function misplacedPlaceholders(source: Source): ContentIssue[] {
  return texts(source.filled).flatMap(({ path, value }) => {
    const { runtimePlaceholders = [] } = metaAt(source, path) ?? {};
    const allowed = runtimePlaceholders as string[];
    const used = runtimePlaceholdersIn(value);
    const strange = used.filter((name) => !allowed.includes(name));
    const lost = allowed.filter((name) => !used.includes(name));
    return source.issues(
      path,
      ...strange.map((name) => ({
        expected: `no {${name}} here: it has a value in other texts only`,
      })),
      ...lost.map((name) => ({
        severity: "warning" as const,
        expected: `{${name}} somewhere in this text; visitors miss it otherwise`,
      })),
    );
  });
}
