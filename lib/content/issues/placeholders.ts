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

/** Fills in the brand's values and the number of services, and reports braces that nothing stands for. */
export function fillPlaceholders(
  sources: Iterable<Source>,
  site: Source,
  services?: Source,
): ContentIssue[] {
  const values = new Map([
    ...brandValues(site.data),
    ...countValues(valueAt(services?.data, ["services"])),
  ]);
  const issues: ContentIssue[] = [];
  for (const source of sources) {
    source.filled = interpolate(source.data, values, (path, name, within) => {
      const report = (finding: Finding) =>
        issues.push(...source.issues(path, finding));
      if (values.has(name)) {
        // Every text that names such a value would say the same.
        const text = valueAt(source.data, path);
        if (source === site && within.some((own) => values.get(own) === text))
          report({ expected: `a text that does not name itself by {${name}}` });
        return;
      }
      if (isValueOfSite(name)) return;
      const meant = closest(name, values.keys());
      report({
        expected: `a name of content/site.json in the braces; {${name}} stands for nothing`,
        suggestion: meant
          ? `{${meant}}`
          : "{brand}, {phone}, {email} or {hours}",
      });
    });
    issues.push(...bracesAlone(source), ...misplacedPlaceholders(source));
  }
  return [...issues, ...countsInSenderLabel(site)];
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
        suggestion:
          allowed.map((other) => `{${other}}`).join(", ") || "plain text",
      })),
      ...lost.map((name) => ({
        severity: "warning" as const,
        expected: `{${name}} somewhere in this text; visitors miss it otherwise`,
      })),
    );
  });
}
