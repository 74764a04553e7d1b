import type { z } from "zod";
import { interfaceSchema } from "@/lib/content/schemas/interface";
import { landingSchema } from "@/lib/content/schemas/landing";
import { notFoundSchema } from "@/lib/content/schemas/main-pages";
import {
  callToActionSchema,
  clientsSchema,
  privacySchema,
  processSchema,
  statisticsSchema,
  testimonialsSchema,
  whyChooseUsSchema,
} from "@/lib/content/schemas/shared";
import { siteSchema } from "@/lib/content/schemas/site";
import { textPageSchema } from "@/lib/content/schemas/text-page";
import {
  type CollectionKind,
  collectionOf,
  mainRoutes,
  type PageId,
  pages,
} from "./pages";

/** The schema of each content file by the file's name without its ending. The pages of a collection share one. */
export const schemas = {
  site: siteSchema,
  interface: interfaceSchema,
  ...pageSchemas(),
  "not-found": notFoundSchema,
  testimonials: testimonialsSchema,
  clients: clientsSchema,
  statistics: statisticsSchema,
  "why-choose-us": whyChooseUsSchema,
  process: processSchema,
  "call-to-action": callToActionSchema,
  privacy: privacySchema,
  "landing-page": landingSchema,
  "text-page": textPageSchema,
} as const satisfies Record<string, z.ZodType>;

export type SchemaName = keyof typeof schemas;
export type SingleFile = Exclude<SchemaName, `${CollectionKind}-page`>;

/** The names of all content files but those of collections. */
export const singleFiles = (Object.keys(schemas) as SchemaName[]).filter(
  (name): name is SingleFile => !name.endsWith("-page"),
);

/** The name of the schema of a content file, such as "landing-pages/web-development". Undefined if nothing reads it. */
export function findSchemaName(name: string): SchemaName | undefined {
  const kind = collectionOf(name)?.kind;
  if (kind) return `${kind}-page`;
  return singleFiles.find((known) => known === name);
}

/** The path of the page that shows a content file, with the anchor of its section. */
export function shownAt(name: SingleFile): string {
  const [id = name, section] = schemas[name].meta()?.shownAt?.split("#") ?? [];
  const page = mainRoutes.find((route) => route.id === id);
  return `${page?.path ?? `/${id}`}${section ? `#${section}` : ""}`;
}

function pageSchemas() {
  return Object.fromEntries(
    Object.entries(pages).map(([id, { schema }]) => [id, schema]),
  ) as { [Id in PageId]: (typeof pages)[Id]["schema"] };
}
