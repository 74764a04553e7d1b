import type { z } from "zod";
import aboutUsFile from "@/content/about-us.json" with { type: "json" };
import appDevelopmentFile from "@/content/app-development.json" with {
  type: "json",
};
import callToActionFile from "@/content/call-to-action.json" with {
  type: "json",
};
import clientsFile from "@/content/clients.json" with { type: "json" };
import contactUsFile from "@/content/contact-us.json" with { type: "json" };
import homeFile from "@/content/home.json" with { type: "json" };
import interfaceFile from "@/content/interface.json" with { type: "json" };
import notFoundFile from "@/content/not-found.json" with { type: "json" };
import processFile from "@/content/process.json" with { type: "json" };
import servicesFile from "@/content/services.json" with { type: "json" };
import siteFile from "@/content/site.json" with { type: "json" };
import statisticsFile from "@/content/statistics.json" with { type: "json" };
import testimonialsFile from "@/content/testimonials.json" with {
  type: "json",
};
import thankyouFile from "@/content/thankyou.json" with { type: "json" };
import webDevelopmentFile from "@/content/web-development.json" with {
  type: "json",
};
import whyChooseUsFile from "@/content/why-choose-us.json" with {
  type: "json",
};
import type { LandingId, RouteId } from "@/lib/routes";
import { brandValues, interpolate } from "./placeholders";
import type { LandingPage, Meta } from "./schema";
import * as schemas from "./schema";

const values = brandValues(siteFile);

/** Brand, phone, addresses: everything that changes with the owner of the site. */
export const site = read("site", siteFile, schemas.siteSchema);
/** Words of the controls that every page shares. */
export const ui = read("interface", interfaceFile, schemas.interfaceSchema);
export const home = read("home", homeFile, schemas.homeSchema);
export const services = read("services", servicesFile, schemas.servicesSchema);
export const aboutUs = read("about-us", aboutUsFile, schemas.aboutUsSchema);
export const contactUs = read(
  "contact-us",
  contactUsFile,
  schemas.contactUsSchema,
);
export const thankyou = read("thankyou", thankyouFile, schemas.thankyouSchema);
export const notFound = read("not-found", notFoundFile, schemas.notFoundSchema);
export const webDevelopment = read(
  "web-development",
  webDevelopmentFile,
  schemas.landingSchema,
);
export const appDevelopment = read(
  "app-development",
  appDevelopmentFile,
  schemas.landingSchema,
);
export const testimonials = read(
  "testimonials",
  testimonialsFile,
  schemas.testimonialsSchema,
);
export const clients = read("clients", clientsFile, schemas.clientsSchema);
export const statistics = read(
  "statistics",
  statisticsFile,
  schemas.statisticsSchema,
);
export const whyChooseUs = read(
  "why-choose-us",
  whyChooseUsFile,
  schemas.whyChooseUsSchema,
);
export const process = read("process", processFile, schemas.processSchema);
export const callToAction = read(
  "call-to-action",
  callToActionFile,
  schemas.callToActionSchema,
);

/** The content of a landing page, by its route. A new landing page needs no line here. */
export async function landing(id: LandingId): Promise<LandingPage> {
  return read(id, await importFile(id), schemas.landingSchema);
}

/** Title and description of a page, by its route, or of the not-found page. */
export async function pageMeta(id: RouteId | "not-found"): Promise<Meta> {
  const file = (await importFile(id)) as { meta?: unknown };
  return read(id, file.meta, schemas.metaSchema);
}

async function importFile(name: string): Promise<unknown> {
  const file: { default: unknown } = await import(
    `../../content/${name}.json`,
    { with: { type: "json" } }
  );
  return file.default;
}

function read<S extends z.ZodType>(
  name: string,
  file: unknown,
  schema: S,
): z.infer<S> {
  const problems: string[] = [];
  const filled = interpolate(file, values, (path, placeholder) => {
    problems.push(
      `  ${path.join(".")}: "{${placeholder}}" stands for nothing; use a name of content/site.json`,
    );
  });
  const result = schema.safeParse(filled);
  for (const issue of result.error?.issues ?? []) {
    problems.push(`  ${issue.path.join(".")}: ${issue.message}`);
  }
  if (!result.success || problems.length > 0) {
    throw new Error(
      `content/${name}.json needs a correction:\n${problems.join("\n")}`,
    );
  }
  return result.data;
}
