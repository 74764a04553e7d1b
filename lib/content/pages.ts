import type { z } from "zod";
import type { metaSchema } from "@/lib/content/schemas/field-types";
import { landingSections } from "@/lib/content/schemas/interface";
import {
  aboutUsSchema,
  contactUsSchema,
  homeSchema,
  thankyouSchema,
} from "@/lib/content/schemas/main-pages";
import { servicesSchema } from "@/lib/content/schemas/services";
import type { Surface } from "./enums";

type PageRecord = {
  /** The schema of content/<id>.json. */
  schema: z.ZodType<{ meta: z.infer<typeof metaSchema> }>;
  /** Its address, if it is not "/" and its id. Its content file, folder in app and social card keep the id. */
  path?: `/${string}`;
  /** The label of its link in the main menu. In a record, it is the one of a page whose content has no `menu`. */
  navLabel?: string | undefined;
  /** Surface of its head and its social card, or "page" for the page's own colours. Without one, it has the default card. */
  card?: Surface | "page";
  /** false keeps the page out of search engines even if NEXT_PUBLIC_INDEXABLE is true. */
  indexable?: false;
};

/**
 * All pages other than landing pages. To add one, add a record here, its content file and its page in app.
 * Metadata, sitemap, social card and checks follow from these.
 */
export const pages = {
  home: { schema: homeSchema, path: "/", navLabel: "Home", card: "page" },
  services: { schema: servicesSchema, navLabel: "Services", card: "marigold" },
  "about-us": { schema: aboutUsSchema, navLabel: "About Us", card: "leaf" },
  "contact-us": {
    schema: contactUsSchema,
    navLabel: "Contact Us",
    card: "sky",
  },
  thankyou: { schema: thankyouSchema, indexable: false },
} as const satisfies Record<string, PageRecord>;

export type PageId = keyof typeof pages;

export type Route = Omit<PageRecord, "schema" | "path" | "indexable"> & {
  /** Also the name of the page's content file and social card. */
  id: string;
  /** Canonical path: no trailing slash, no extension. */
  path: `/${string}`;
  kind: "main" | "landing";
  indexable: boolean;
};

export const mainRoutes: readonly Route[] = Object.entries<PageRecord>(
  pages,
).map(([id, { schema: _, ...record }]) => ({
  id,
  path: pagePath(id as PageId),
  kind: "main",
  indexable: true,
  ...record,
}));

/** The anchors of the sections of each page by its schema, besides those of services and cases. */
export const sections: Record<string, readonly string[] | undefined> = {
  home: [
    "services-overview",
    "work",
    "why-choose-us",
    "testimonials",
    "call-to-action",
    "contact",
  ],
  services: ["models", "call-to-action"],
  "about-us": ["story", "process", "team", "statistics", "call-to-action"],
  "landing-page": [
    ...landingSections,
    "statistics",
    "process",
    "testimonials",
    "why-choose-us",
    "clients",
  ],
};

/** Each content file in this folder is a landing page. The name of the file is its id. */
export const landingFolder = "landing-pages";

/** @param name path below the content folder, such as "landing-pages/web-development" */
export function isLandingPage(name: string): boolean {
  return name.startsWith(`${landingFolder}/`);
}

export function landingRoute(id: string): Route {
  return { id, path: `/${id}`, kind: "landing", indexable: true };
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
