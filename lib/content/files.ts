import type { z } from "zod";
import { routes } from "../routes";
import { interfaceSchema } from "./schemas/interface";
import { landingSchema } from "./schemas/landing";
import {
  aboutUsSchema,
  contactUsSchema,
  homeSchema,
  notFoundSchema,
  thankyouSchema,
} from "./schemas/pages";
import { servicesSchema } from "./schemas/services";
import {
  callToActionSchema,
  clientsSchema,
  processSchema,
  statisticsSchema,
  testimonialsSchema,
  whyChooseUsSchema,
} from "./schemas/shared";
import { siteSchema } from "./schemas/site";

/** The shape of each content file, by its name without ".json". Landing pages share one shape and are found by their routes. */
export const schemas = {
  site: siteSchema,
  interface: interfaceSchema,
  home: homeSchema,
  services: servicesSchema,
  "about-us": aboutUsSchema,
  "contact-us": contactUsSchema,
  thankyou: thankyouSchema,
  "not-found": notFoundSchema,
  testimonials: testimonialsSchema,
  clients: clientsSchema,
  statistics: statisticsSchema,
  "why-choose-us": whyChooseUsSchema,
  process: processSchema,
  "call-to-action": callToActionSchema,
  "landing-page": landingSchema,
} as const satisfies Record<string, z.ZodType>;

export type SchemaName = keyof typeof schemas;

/** Every content file of the site, by name, with the name of its shape. */
export function contentFiles(): Map<string, SchemaName> {
  const files = new Map<string, SchemaName>();
  for (const name of Object.keys(schemas) as SchemaName[]) {
    if (name !== "landing-page") files.set(name, name);
  }
  for (const route of routes) {
    if (route.kind === "landing") files.set(route.id, "landing-page");
  }
  return files;
}
