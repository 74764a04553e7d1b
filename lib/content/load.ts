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
import type { LandingId, RouteId } from "../routes";
import { assertSound } from "./assert-sound";
import { shapes } from "./files";
import { brandValues, interpolate } from "./placeholders";
import type { LandingPage, Meta } from "./schema";
import { metaSchema } from "./schema/parts";

assertSound();

const values = brandValues(siteFile);

/** Brand, phone, addresses: everything that changes with the owner of the site. */
export const site = read(siteFile, shapes.site);
/** Words of the controls that every page shares. */
export const ui = read(interfaceFile, shapes.interface);
export const home = read(homeFile, shapes.home);
export const services = read(servicesFile, shapes.services);
export const aboutUs = read(aboutUsFile, shapes["about-us"]);
export const contactUs = read(contactUsFile, shapes["contact-us"]);
export const thankyou = read(thankyouFile, shapes.thankyou);
export const notFound = read(notFoundFile, shapes["not-found"]);
export const webDevelopment = read(webDevelopmentFile, shapes["landing-page"]);
export const appDevelopment = read(appDevelopmentFile, shapes["landing-page"]);
export const testimonials = read(testimonialsFile, shapes.testimonials);
export const clients = read(clientsFile, shapes.clients);
export const statistics = read(statisticsFile, shapes.statistics);
export const whyChooseUs = read(whyChooseUsFile, shapes["why-choose-us"]);
export const process = read(processFile, shapes.process);
export const callToAction = read(callToActionFile, shapes["call-to-action"]);

/** The content of a landing page, by its route. A new landing page needs no line here. */
export async function landing(id: LandingId): Promise<LandingPage> {
  return read(await importFile(id), shapes["landing-page"]);
}

/** Title and description of a page, by its route, or of the not-found page. */
export async function pageMeta(id: RouteId | "not-found"): Promise<Meta> {
  const file = (await importFile(id)) as { meta?: unknown };
  return read(file.meta, metaSchema);
}

async function importFile(name: string): Promise<unknown> {
  const file: { default: unknown } = await import(
    `../../content/${name}.json`,
    { with: { type: "json" } }
  );
  return file.default;
}

/** Never meets an unknown placeholder or a wrong shape: assertSound has thrown before, in words for people. */
function read<S extends z.ZodType>(file: unknown, shape: S): z.infer<S> {
  return shape.parse(interpolate(file, values, () => {}));
}
