import type { z } from "zod";
import type { link, metaSchema } from "@/lib/content/schemas/field-types";
import type { SchemaName, schemas } from "./files";

export type Content<Name extends SchemaName> = z.infer<(typeof schemas)[Name]>;

export type SiteContent = Content<"site">;
export type Interface = Content<"interface">;
/** What every page needs besides its own content: data of the owner, copy of the controls. */
export type SharedContent = { site: SiteContent; copy: Interface };
export type Privacy = Content<"privacy">;
export type Meta = z.infer<typeof metaSchema>;
export type Link = z.infer<ReturnType<typeof link>>;
export type ServicesPage = Content<"services">;
export type Service = ServicesPage["services"][number];
export type Models = NonNullable<ServicesPage["models"]>;
export type HomePage = Content<"home">;
export type Topics = NonNullable<HomePage["contact"]["topics"]>;
export type SelectedWork = NonNullable<HomePage["work"]>;
export type AboutUsPage = Content<"about-us">;
export type ContactUsPage = Content<"contact-us">;
export type ThankyouPage = Content<"thankyou">;
export type LandingPage = Content<"landing-page">;
/** What the footer, which alone links to it, needs of a page of running text. */
export type FooterPage = { path: string; content: { heading: string } };
export type Portfolio = NonNullable<LandingPage["portfolio"]>;
export type Project = Portfolio["items"][number];
export type LinkedProject = {
  project: Project;
  /** From how much a work like it is done. */
  cost?: string | undefined;
  href: string;
};
export type Solutions = NonNullable<LandingPage["solutions"]>;
export type Collage = NonNullable<LandingPage["collage"]>;
export type Questions = NonNullable<LandingPage["questions"]>;
export type Testimonials = Content<"testimonials">;
export type Clients = Content<"clients">;
export type Statistics = Content<"statistics">;
export type WhyChooseUs = Content<"why-choose-us">;
export type ProjectSteps = Content<"process">;
export type CallToAction = Content<"call-to-action">;
