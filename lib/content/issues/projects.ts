import { landingFolder } from "../../routes";
import { type ContentIssue, valueAt } from "./content-issue";
import type { Source } from "./source";
import { closest } from "./suggestions";

/** Projects that the home page names and no landing page has. */
export function projectIssues(
  sources: ReadonlyMap<string, Source>,
): ContentIssue[] {
  const home = sources.get("home");
  const named = valueAt(home?.filled, ["work", "projects"]);
  if (!home || !Array.isArray(named)) return [];
  const ids = [...sources.values()]
    .filter(({ name }) => name.startsWith(`${landingFolder}/`))
    .flatMap(({ filled }) => valueAt(filled, ["portfolio", "items"]) ?? [])
    .map((item) => String(Object(item).id));
  return named.flatMap((id, index) => {
    if (ids.includes(String(id))) return [];
    const meant = closest(String(id), ids);
    return [
      home.issue(["work", "projects", index], {
        expected: `the id of a project of a landing page: ${ids.join(", ")}`,
        suggestion: meant && `"${meant}"`,
      }),
    ];
  });
}
