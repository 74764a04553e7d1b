import type { z } from "zod";
import { shapes } from "../files";
import { brandValues, interpolate, segments, slots } from "../placeholders";
import type { Problem } from "./content-issue";
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
  const problems: Problem[] = [];
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
    problems.push(...misplacedSlots(source));
  }
  return problems;
}

/** A value that site.json lacks is reported there, not at every text that names it. */
function isValueOfSite(name: string): boolean {
  const path = name === "phone" ? ["phone", "shown"] : name.split(".");
  return nodeAt(shapes.site, path)?.def.type === "string";
}

/** {year}, {call} and the like have a value in some texts only. */
function misplacedSlots(source: Source): Problem[] {
  return texts(source.filled).flatMap(({ path, value }) => {
    const allowed = slotsOf(nodeAt(shapes[source.shape], path));
    const used = segments(value).flatMap((part) =>
      typeof part === "string" ? [] : [String(part.slot)],
    );
    const stray = used.filter(
      (slot) =>
        !allowed.includes(slot) && (slots as readonly string[]).includes(slot),
    );
    const left = allowed.filter((slot) => !used.includes(slot));
    return [
      ...stray.map((slot) =>
        source.problem(path, {
          expected: `no {${slot}} here: it has a value in other texts only`,
          suggestion: allowed.length
            ? allowed.map((name) => `{${name}}`).join(", ")
            : "plain words",
        }),
      ),
      ...left.map((slot) =>
        source.problem(path, {
          severity: "warning",
          expected: `{${slot}} somewhere in this text; visitors miss it otherwise`,
        }),
      ),
    ];
  });
}

function slotsOf(node: z.ZodType | undefined): string[] {
  const slots = node?.meta()?.slots;
  return Array.isArray(slots) ? slots.map(String) : [];
}
