import { env } from "../env";
import type { SharedFile } from "./files";
import { landingFolder, landingRoute, mainRoutes, type Route } from "./pages";
import { printIssues, summary } from "./print-issues";
import type { Content, LandingPage, Meta } from "./types";
import { validated } from "./validated";

const values = validValues();

/** Brand, phone, addresses: everything that changes with the owner of the site. */
export const site = contentOf("site");
/** Copy of the controls that every page shares. */
export const copy = contentOf("interface");
export const home = contentOf("home");
export const services = contentOf("services");
export const aboutUs = contentOf("about-us");
export const contactUs = contentOf("contact-us");
export const thankyou = contentOf("thankyou");
export const notFound = contentOf("not-found");
export const testimonials = contentOf("testimonials");
export const clients = contentOf("clients");
export const statistics = contentOf("statistics");
export const whyChooseUs = contentOf("why-choose-us");
export const projectSteps = contentOf("process");
export const callToAction = contentOf("call-to-action");
export const privacy = contentOf("privacy");

/** What surrounds every page. The day of the last change is the home page's. */
export const shell = { site, copy, privacy, updated: home.meta.updated };

/** The landing pages, in the order of their names; drafts are left out where search engines are let in. */
export const landingPages = [...values]
  .filter(([name]) => name.startsWith(`${landingFolder}/`))
  .map(([name, content]) => ({
    ...landingRoute(name.slice(landingFolder.length + 1)),
    content: content as LandingPage,
  }))
  .filter(({ content }) => !(env.indexable && content.meta.draft));

/** Every page of the site. Sitemap, metadata, export and tests read this list. */
export const routes: readonly Route[] = [
  ...mainRoutes,
  ...landingPages.map(({ content: _, ...route }) => route),
];

export function routeOf(id: string): Route {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`No page has the id "${id}".`);
  return route;
}

/** Title, description and date of a page, the one for unknown paths included. */
export function metaOf(id: string): Meta {
  // A landing page may have the name of a file that is no page, such as privacy.
  const content = values.get(`${landingFolder}/${id}`) ?? values.get(id);
  if (!content) throw new Error(`No page has the id "${id}".`);
  return (content as { meta: Meta }).meta;
}

/** Paths that pages had before, and where they lead now. */
export const redirects: { from: Route["path"]; to: Route["path"] }[] =
  routes.flatMap(({ id, path }) =>
    (metaOf(id).formerPaths ?? []).map((from) => ({
      from: from as Route["path"],
      to: path,
    })),
  );

/** The content of a file that every site has. */
export function contentOf<Name extends SharedFile>(name: Name) {
  return values.get(name) as Content<Name>;
}

/**
 * The values of the content folder, read, filled in and validated. The dev server shows the message in the
 * browser, so it is written for editors.
 * @throws Error that lists every error of the content folder with file, line, what was found and what to write.
 */
function validValues() {
  const { issues, values } = validated;
  const errors = issues.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return values;
  throw new Error(
    `The content needs a correction (${summary(errors)}).\n\n${printIssues(errors)}\n`,
  );
}
