import {
  caseId,
  isLandingPage,
  landingFolder,
  landingRoute,
  mainRoutes,
  sections,
} from "@/lib/content/pages";
import { valueAt } from "@/lib/content/walk";
import type { Source, Sources } from "./source";
import { slugify } from "./suggestions";

/** What a text may refer to: pages, pictures and texts of other files. */
export type Targets = Readonly<{
  sources: Sources;
  /** Whether no error hides projects, or anchors of the page of a file: errors of its own and of landing pages do. */
  isKnown: (file?: string) => boolean;
  pages: readonly LinkedPage[];
  images: readonly string[];
}>;

/** A page that texts may link to. */
type LinkedPage = {
  /** Name of its content file. */
  file: string;
  path: string;
  anchors: string[];
  /** Ids of its projects. */
  projects: string[];
  isDraft: boolean;
};

export function linkedPages(sources: Sources, files = [...sources.keys()]) {
  const main = mainRoutes.map(({ id, path }) => [id, path] as const);
  const landings = files
    .filter(isLandingPage)
    // Links to a page whose file name is invalid are checked against the corrected name.
    .map((name) => {
      const id = slugify(name.slice(landingFolder.length + 1));
      return [name, landingRoute(id).path] as const;
    });
  const cases = [...sources.values()]
    .flatMap((source) => listEntries(source, "portfolio", "items"))
    .flatMap((project) => (project.case ? String(project.id) : []));
  return [...main, ...landings].map(([file, path]) => {
    const source = sources.get(file);
    const projects = ids(listEntries(source, "portfolio", "items"));
    const work = listEntries(source, "work", "projects").map(String);
    const services = file === "services" ? listEntries(source, file) : [];
    const names = sections[source?.schema ?? ""] ?? [];
    /** Without its entries a section does not show. */
    const shows = (name: string) => {
      const own = valueAt((sources.get(name) ?? source)?.filled, [name]);
      return Array.isArray(own) ? own.length > 0 : name !== "work" || own;
    };
    return {
      file,
      path,
      anchors: [
        ...names.filter(shows),
        ...ids(services),
        ...cases
          .filter((id) => [...projects, ...work].includes(id))
          .map(caseId),
        // Every page has the privacy dialog.
        "privacy",
      ],
      projects,
      isDraft:
        source?.schema === "landing-page" &&
        valueAt(source.data, ["meta", "draft"]) === true,
    };
  });
}

function ids(entries: { id?: unknown }[]): string[] {
  return entries.map(({ id }) => String(id));
}

/** The entries of a list as objects. An invalid list has none. */
function listEntries(source: Source | undefined, ...path: string[]) {
  const entries = valueAt(source?.filled, path);
  return Array.isArray(entries) ? entries.map((entry) => Object(entry)) : [];
}
