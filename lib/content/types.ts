import type { z } from "zod";
import type { link, metaSchema } from "./schemas/fields";
import type { interfaceSchema } from "./schemas/interface";
import type { landingSchema } from "./schemas/landing";
import type * as pages from "./schemas/pages";
import type { privacySchema } from "./schemas/privacy";
import type { serviceSchema, servicesSchema } from "./schemas/services";
import type * as shared from "./schemas/shared";
import type { siteSchema } from "./schemas/site";

export type Site = z.infer<typeof siteSchema>;
export type Interface = z.infer<typeof interfaceSchema>;
export type Privacy = z.infer<typeof privacySchema>;
export type Meta = z.infer<typeof metaSchema>;
export type Link = z.infer<ReturnType<typeof link>>;
export type Service = z.infer<typeof serviceSchema>;
export type ServicesPage = z.infer<typeof servicesSchema>;
/** The sections of the services page, also those that it may leave out. */
export type ServicesSections = Required<ServicesPage>;
export type HomePage = z.infer<typeof pages.homeSchema>;
/** The sections of the home page, also those that it may leave out. */
export type HomeSections = Required<HomePage>;
export type AboutUsPage = z.infer<typeof pages.aboutUsSchema>;
export type ContactUsPage = z.infer<typeof pages.contactUsSchema>;
export type ThankyouPage = z.infer<typeof pages.thankyouSchema>;
export type LandingPage = z.infer<typeof landingSchema>;
export type Project = LandingPage["portfolio"]["items"][number];
export type Case = NonNullable<Project["case"]>;
/** The sections of a landing page, also those that a page may leave out. */
export type LandingSections = Required<LandingPage>;
export type Testimonials = z.infer<typeof shared.testimonialsSchema>;
export type Clients = z.infer<typeof shared.clientsSchema>;
export type Statistics = z.infer<typeof shared.statisticsSchema>;
export type WhyChooseUs = z.infer<typeof shared.whyChooseUsSchema>;
export type Process = z.infer<typeof shared.processSchema>;
export type CallToAction = z.infer<typeof shared.callToActionSchema>;
