import { collectionOf, collectionRoute, mainRoutes } from "@/lib/content/pages";
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
  const others = files.flatMap((name) => {
    const { kind, folder = "" } = collectionOf(name) ?? {};
    if (!kind) return [];
    // Links to a page whose file name is invalid are checked against the corrected name.
    const id = slugify(name.slice(folder.length + 1));
    const own = valueAt(sources.get(name)?.filled, ["path"]);
    return [[name, collectionRoute(kind, id, own).path] as const];
  });
  return [...main, ...others].map(([file, path]) => {
    const source = sources.get(file);
    return {
      file,
      path,
      projects: source ? projectsOf(source) : [],
      isDraft: valueAt(source?.data, ["meta", "draft"]) === true,
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
