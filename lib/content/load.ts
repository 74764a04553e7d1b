import { env } from "@/lib/site/env";
import { href } from "@/lib/site/with-base-path";
import { readCheckResult } from "./check-result";
import type { SingleFile } from "./files";
import { localeOf, textDirection } from "./locale";
import {
  caseId,
  collectionRoute,
  mainRoutes,
  notFoundPage,
  type PageContent,
  type Route,
} from "./pages";
import { readContent, readValues } from "./read";
import type { Meta } from "./types";

// The dev server checks the content whenever it changes, and writes this file. It watches imports, not files that are
// read at run time. Builds, which check the content first, remove this.
if (process.env.NODE_ENV === "development") {
  import("@/.cache/content.json").catch(() => {});
  const { errors } = readCheckResult();
  if (errors) throw new Error(errors);
}

// The folder is read once per process.
const { single, landing, text } = readValues(readContent());

/** The data of every content file by its name. */
export const values: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...Object.entries(single),
  ...landing,
  ...text,
]);

/** Brand, phone, addresses: everything that depends on the owner of the site. */
export const site = getContent("site");
export const locale = localeOf(site);
/** The `dir` of every page. */
export const direction = textDirection(locale);
/** Copy of the controls that every page shares. */
export const copy = getContent("interface");
export const home = getContent("home");
export const services = getContent("services");
export const aboutUs = getContent("about-us");
export const contactUs = getContent("contact-us");
export const thankyou = getContent("thankyou");
export const notFound = getContent("not-found");
export const testimonials = getContent("testimonials");
export const clients = getContent("clients");
export const statistics = getContent("statistics");
export const whyChooseUs = getContent("why-choose-us");
export const projectSteps = getContent("process");
export const callToAction = getContent("call-to-action");
export const privacy = getContent("privacy");

/** The landing pages, sorted by file name. A site that search engines may index has no drafts. */
export const landingPages = landing
  .map(([name, content]) => ({
    ...collectionRoute("landing", name, content.path),
    navLabel: content.menu,
    content,
  }))
  .filter(({ content }) => !(env.indexable && content.meta.draft));

/** The pages of running text, sorted by file name. */
export const textPages = text.map(([name, content]) => ({
  ...collectionRoute("text", name, content.path),
  content,
}));

/** Price and time of the service that the landing page of this path is about. */
export function costOf(path: string) {
  return services.services.find((one) => one.landingPageLink?.href === path)
    ?.cost;
}

/**
 * All projects, each with the URL of its case, or else of the portfolio.
 * @param shown ids of the projects whose cases the asking page has; other cases are on the page of the project
 */
export function projectsFor(shown: string[] = []) {
  return landingPages.flatMap(({ path, content }) =>
    (content.portfolio?.items ?? []).map((project) => {
      const page = shown.includes(project.id) && project.case ? "" : path;
      const anchor = project.case ? caseId(project.id) : "portfolio";
      return { project, cost: costOf(path), href: href(`${page}#${anchor}`) };
    }),
  );
}

/** Every page of the site. Sitemap, metadata, export and tests read this list. */
export const routes: readonly (Route & { meta: Meta })[] = [
  ...mainRoutes.map((route) => {
    const { menu, meta }: PageContent = single[route.id];
    return { ...route, navLabel: menu, meta };
  }),
  ...[...landingPages, ...textPages].map(({ content: { meta }, ...route }) => ({
    ...route,
    meta,
  })),
];

/** The links of the main menu, in its order: main pages, then the landing pages that ask for one. */
const menu = routes.flatMap(({ id, path, navLabel }) =>
  navLabel ? [{ id, path, label: navLabel }] : [],
);

/** The content around every page. The date of the last update is the home page's. */
export const shell = {
  ...{ site, copy, privacy, menu, textPages },
  updated: home.meta.updated,
};

export function getRoute(id: string) {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`No page has the id "${id}".`);
  return route;
}

/** Title, description and date of a page, including the 404 page. */
export function getMeta(id: string): Meta {
  return id === notFoundPage ? notFound.meta : getRoute(id).meta;
}

export const redirects: { from: Route["path"]; to: Route["path"] }[] =
  routes.flatMap(({ meta, path }) =>
    (meta.formerPaths ?? []).map((from) => ({
      from: from as Route["path"],
      to: path,
    })),
  );

/** The content of a file that is no page of a collection. */
export function getContent<Name extends SingleFile>(name: Name) {
  return single[name];
}
