import type { z } from "zod";
import { schemas } from "../files";
import {
  brandValues,
  interpolate,
  runtimePlaceholders,
  segments,
} from "../placeholders";
import type { ContentIssue } from "./content-issue";
import { nodeAt } from "./shape";
import type { Source } from "./source";
import { closest } from "./suggestions";
import { texts } from "./walk";

/** Fills in the brand's values, and reports braces that nothing stands for. */
export function fillPlaceholders(sources: ReadonlyMap<string, Source>) {
  const site = sources.get("site");
  // Without a readable site.json every placeholder would be called unknown.
  if (!site) return [];
  const values = brandValues(site.data);
  const problems: ContentIssue[] = [];
  for (const source of sources.values()) {
    source.filled = interpolate(source.data, values, (path, name) => {
      if (isValueOfSite(name)) return;
      const meant = closest(name, values.keys());
      problems.push(
        source.problem(path, {
          expected: `a name of content/site.json in the braces; {${name}} stands for nothing`,
          suggestion: meant
            ? `{${meant}}`
            : "{brand}, {phone}, {email} or {hours}",
        }),
      );
    });
    problems.push(...misplacedPlaceholders(source));
  }
  return problems;
}

/** A value that site.json lacks is reported there, not at every text that names it. */
function isValueOfSite(name: string): boolean {
  const path = name === "phone" ? ["phone", "shown"] : name.split(".");
  return nodeAt(schemas.site, path)?.def.type === "string";
}

/** {year}, {call} and the like have a value in some texts only. */
function misplacedPlaceholders(source: Source): ContentIssue[] {
  return texts(source.filled).flatMap(({ path, value }) => {
    const allowed = placeholdersOf(nodeAt(schemas[source.shape], path));
    const used = segments(value).flatMap((part) =>
      typeof part === "string" ? [] : [String(part.placeholder)],
    );
    const stray = used.filter(
      (placeholder) =>
        !allowed.includes(placeholder) &&
        (runtimePlaceholders as readonly string[]).includes(placeholder),
    );
    const left = allowed.filter((placeholder) => !used.includes(placeholder));
    return [
      ...stray.map((placeholder) =>
        source.problem(path, {
          expected: `no {${placeholder}} here: it has a value in other texts only`,
          suggestion: allowed.length
            ? allowed.map((name) => `{${name}}`).join(", ")
            : "plain words",
        }),
      ),
      ...left.map((placeholder) =>
        source.problem(path, {
          severity: "warning",
          expected: `{${placeholder}} somewhere in this text; visitors miss it otherwise`,
        }),
      ),
    ];
  });
}

function placeholdersOf(node: z.ZodType | undefined): string[] {
  const runtimePlaceholders = node?.meta()?.runtimePlaceholders;
  return Array.isArray(runtimePlaceholders)
    ? runtimePlaceholders.map(String)
    : [];
}
