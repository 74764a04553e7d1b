import type { z } from "zod";
import type { Surface } from "./enums";
import type { metaSchema } from "./schemas/field-types";
import {
  aboutUsSchema,
  contactUsSchema,
  homeSchema,
  thankyouSchema,
} from "./schemas/main-pages";
import { servicesSchema } from "./schemas/services";

type PageRecord = {
  /** What content/<id>.json holds. */
  schema: z.ZodType<{ meta: z.infer<typeof metaSchema> }>;
  /** The page's link in the main menu; the menu has the order of the records. */
  navLabel?: string;
  /** Colour of its social card, or "page" for the page's own. Without one, networks show the card of the site. */
  card?: Surface | "page";
  /** false keeps it out of search engines for good. */
  indexable?: false;
};

/**
 * The pages that every site has, whatever its content. One more is a record here, its content file and its page in app;
 * path, metadata, sitemap, social card and the checks follow.
 */
export const pages = {
  home: { schema: homeSchema, navLabel: "Home", card: "page" },
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

export type Route = Omit<PageRecord, "schema" | "indexable"> & {
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
  path: pathFrom(id),
  kind: "main",
  indexable: true,
  ...record,
}));

/** The pages of the main menu, in its order. */
export const menu = mainRoutes.flatMap(({ path, navLabel }) =>
  navLabel ? [{ path, label: navLabel }] : [],
);

/** A landing page is a content file of this folder and nothing else; the name of the file is its id. */
export const landingFolder = "landing-pages";

export function landingRoute(id: string): Route {
  return { id, path: pathFrom(id), kind: "landing", indexable: true };
}

/** The fragment of a project's case, on every page that shows the project. */
export function caseId({ id }: { id: string }): string {
  return `case-${id}`;
}

export function pathOf(id: PageId): Route["path"] {
  return pathFrom(id);
}

/** The content of the page that hosts show for every unknown path. */
export const notFoundPage = "not-found";

/** The social card of the pages that have none of their own. */
export const defaultCard = "default";

/** Ids that no landing page can have: its page, data or social card would have the name of another file or folder. */
export const takenIds: ReadonlySet<string> = new Set([
  ...Object.keys(pages),
  notFoundPage,
  defaultCard,
  "index",
  "404",
  "preview",
  "robots",
  "llms",
  "img",
  "og",
]);

/** Whether a file that ships beside the pages has this path: no page can have had it before. */
export function isPathOfFile(path: string): boolean {
  return /^\/(404(\.html)?|preview(\.html)?|.+\.(txt|xml|webmanifest|json)|_headers|_redirects|(favicon|icon|apple-touch-icon)[\w-]*\.\w+|(_next|img|og)\/.+)$/i.test(
    path,
  );
}

function pathFrom(id: string): Route["path"] {
  return id === "home" ? "/" : `/${id}`;
}
