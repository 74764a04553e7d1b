import type { z } from "zod";
import { type LandingId, type RouteId, routes } from "../routes";
import { assertValidContent } from "./assert-valid-content";
import { schemas } from "./files";
import { brandValues, interpolate } from "./placeholders";
import { metaSchema } from "./schemas/fields";
import type { LandingPage, Meta } from "./types";
import { watchContent } from "./watch";

// First, so that the dev server tries again after a file that was refused is mended.
watchContent();
const { files } = assertValidContent();
const values = brandValues(parse("site"));

/** Brand, phone, addresses: everything that changes with the owner of the site. */
export const site = read("site");
/** Words of the controls that every page shares. */
export const ui = read("interface");
export const home = read("home");
export const services = read("services");
export const aboutUs = read("about-us");
export const contactUs = read("contact-us");
export const thankyou = read("thankyou");
export const notFound = read("not-found");
export const testimonials = read("testimonials");
export const clients = read("clients");
export const statistics = read("statistics");
export const whyChooseUs = read("why-choose-us");
export const process = read("process");
export const callToAction = read("call-to-action");

/** The landing pages by their routes; a new one needs no line here. */
export const landingPages = Object.fromEntries(
  routes
    .filter(({ kind }) => kind === "landing")
    .map(({ id }) => [id, shaped(parse(id), schemas["landing-page"])]),
) as Record<LandingId, LandingPage>;

/** Title, description and date of every page. */
export const metas = Object.fromEntries(
  [...routes.map(({ id }) => id), "not-found"].map((id) => [
    id,
    shaped((parse(id) as { meta: unknown }).meta, metaSchema),
  ]),
) as Record<RouteId | "not-found", Meta>;

function read<Name extends Exclude<keyof typeof schemas, "landing-page">>(
  name: Name,
): z.infer<(typeof schemas)[Name]> {
  return shaped(parse(name), schemas[name]) as z.infer<(typeof schemas)[Name]>;
}

/** Never meets a missing file: assertValidContent has thrown before, in words for people. */
function parse(name: string): unknown {
  return JSON.parse(files.get(name) ?? "");
}

function shaped<Shape extends z.ZodType>(
  data: unknown,
  shape: Shape,
): z.infer<Shape> {
  return shape.parse(interpolate(data, values, () => {}));
}
