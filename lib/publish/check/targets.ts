import {
  isLandingPage,
  landingFolder,
  landingRoute,
  mainRoutes,
} from "@/lib/content/pages";
import { valueAt } from "@/lib/content/walk";
import { listTexts, type Source, type Sources } from "./source";
import { slugify } from "./suggestions";

/** What a text may refer to: pages, pictures and texts of other files. */
export type Targets = Readonly<{
  sources: Sources;
  pages: readonly LinkedPage[];
  images: readonly string[];
}>;

/** A page that texts may link to. */
type LinkedPage = ReturnType<typeof linkedPages>[number];

export function linkedPages(sources: Sources, files: string[]) {
  const main = mainRoutes.map(({ id, path }) => [id, path] as const);
  const landings = files
    .filter(isLandingPage)
    // Links to a page whose file name is invalid are checked against the corrected name.
    .map((name) => {
      const id = slugify(name.slice(landingFolder.length + 1));
      const own = valueAt(sources.get(name)?.filled, ["path"]);
      const path = typeof own === "string" ? own : undefined;
      return [name, landingRoute(id, path).path] as const;
    });
  return [...main, ...landings].map(([file, path]) => {
    const source = sources.get(file);
    return {
      file,
      path,
      projects: source ? projectsOf(source) : [],
      isDraft:
        isLandingPage(file) &&
        valueAt(source?.data, ["meta", "draft"]) === true,
    };
  });
}

function projectsOf(source: Source) {
  return listTexts(source)
    .filter(({ field }) => field.isProjectId)
    .map(({ path, value }) => {
      const project = Object(valueAt(source.filled, path.slice(0, -1)));
      return { id: value, hasCase: "case" in project };
    });
}
