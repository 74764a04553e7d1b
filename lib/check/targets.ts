import {
  caseId,
  landingFolder,
  landingRoute,
  mainRoutes,
} from "@/lib/content/pages";
import { landingSections } from "@/lib/content/schemas/interface";
import { valueAt } from "./content-issue";
import type { Source, Sources } from "./source";
import { slugify } from "./suggestions";

/** What a text may refer to: pages, pictures and texts of other files. */
export type Targets = Readonly<{
  sources: Sources;
  /** Names of all content files, including invalid ones. */
  files: readonly string[];
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

export function linkedPages(sources: Sources): LinkedPage[] {
  const main = mainRoutes.map(({ id, path }) => [id, path] as const);
  const landings = [...sources.values()]
    .filter(({ schema }) => schema === "landing-page")
    // Links to a page whose file name is invalid are checked against the corrected name.
    .map(({ name }) => {
      const id = slugify(name.slice(landingFolder.length + 1));
      return [name, landingRoute(id).path] as const;
    });
  return [...main, ...landings].map(([file, path]) => {
    const source = sources.get(file);
    const projects = listEntries(source, "portfolio", "items");
    const own: Record<string, string[]> = {
      home: ["contact"],
      services: listEntries(source, "services").map(({ id }) => String(id)),
      "landing-page": [
        ...landingSections,
        ...projects
          .filter((one) => one.case)
          .map(({ id }) => caseId(String(id))),
      ],
    };
    return {
      file,
      path,
      // Every page has the privacy dialog.
      anchors: [...(own[source?.schema ?? ""] ?? []), "privacy"],
      projects: projects.map(({ id }) => String(id)),
      isDraft:
        source?.schema === "landing-page" &&
        valueAt(source.data, ["meta", "draft"]) === true,
    };
  });
}

/** The entries of a list as objects. An invalid list has none. */
function listEntries(source: Source | undefined, ...path: string[]) {
  const entries = valueAt(source?.filled, path);
  return Array.isArray(entries) ? entries.map((entry) => Object(entry)) : [];
}
