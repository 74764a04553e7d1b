import type { z } from "zod";
import type { metaSchema } from "@/lib/content/schemas/field-types";
import {
  aboutUsSchema,
  contactUsSchema,
  homeSchema,
  thankyouSchema,
} from "@/lib/content/schemas/main-pages";
import { servicesSchema } from "@/lib/content/schemas/services";
import type { Surface } from "./enums";

/** What the content of every page has. */
export type PageContent = {
  meta: z.infer<typeof metaSchema>;
  /** Its link in the main menu. */
  menu?: string | undefined;
};

type PageRecord = {
  /** The schema of content/<id>.json. */
  schema: z.ZodType<PageContent>;
  /** Its address, if it is not "/" and its id. Its content file, folder in app and social card keep the id. */
  path?: `/${string}`;
  /** Surface of its head and its social card. Without one, it has the default card. */
  card?: Surface;
  /** Its type in the vocabulary of schema.org, if it is a more precise one than WebPage. */
  schemaType?: `${string}Page`;
  /** false keeps the page out of search engines even if NEXT_PUBLIC_INDEXABLE is true. */
  indexable?: false;
};

/**
 * All pages but those of collections. To add one, add a record here, its content file and its page in app.
 * Metadata, sitemap, social card and checks follow from these.
 */
export const pages = {
  home: { schema: homeSchema, path: "/" },
  services: {
    schema: servicesSchema,
    card: "marigold",
    schemaType: "CollectionPage",
  },
  "about-us": { schema: aboutUsSchema, card: "leaf", schemaType: "AboutPage" },
  "contact-us": {
    schema: contactUsSchema,
    card: "sky",
    schemaType: "ContactPage",
  },
  thankyou: { schema: thankyouSchema, indexable: false },
} as const satisfies Record<string, PageRecord>;

export type PageId = keyof typeof pages;

/** Folders of which each content file is a page. The name of the file is its id. The schema is named `<kind>-page`. */
export const collections = [
  { kind: "landing", folder: "landing-pages", ending: ".json" },
  { kind: "text", folder: "text-pages", ending: ".md" },
] as const;

export type CollectionKind = (typeof collections)[number]["kind"];

/** The folder of the pages that have projects. */
export const landingFolder = collections[0].folder;

export type Route = Omit<PageRecord, "schema" | "path" | "indexable"> & {
  /** Also the name of the page's content file and social card. */
  id: string;
  /** Canonical path: no trailing slash, no extension. */
  path: `/${string}`;
  kind: "main" | CollectionKind;
  /** The label of its link in the main menu, if it has one. */
  navLabel?: string | undefined;
  indexable: boolean;
};

export const mainRoutes: readonly (Route & { id: PageId })[] = Object.entries(
  pages as Record<PageId, PageRecord>,
).map(([id, { schema: _, ...record }]) => ({
  id: id as PageId,
  path: pagePath(id as PageId),
  kind: "main",
  indexable: true,
  ...record,
}));

/** @param name path below the content folder, such as "landing-pages/web-development" */
export function collectionOf(name: string) {
  return collections.find(({ folder }) => name.startsWith(`${folder}/`));
}

/** The file of a name, such as "site.json" for "site". */
export function contentFile(name: string): string {
  return name + (collectionOf(name)?.ending ?? ".json");
}

/** @param path the one in the page's file, if it has one */
export function collectionRoute(
  kind: CollectionKind,
  name: string,
  path?: unknown,
): Route {
  const id = name.slice(name.indexOf("/") + 1);
  const own = typeof path === "string" ? path : `/${id}`;
  return { id, path: own as Route["path"], kind, indexable: true };
}

/** The element id of a project's case, on every page that shows the project. */
export function caseId(projectId: string): string {
  return `case-${projectId}`;
}

export function pagePath(id: PageId): Route["path"] {
  const { path = `/${id}` }: PageRecord = pages[id];
  return path as Route["path"];
}

/** The name of the content file of the 404 page. */
export const notFoundPage = "not-found";

/** The social card of the pages that have none of their own. */
export const defaultCard = "default";
