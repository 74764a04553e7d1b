import { landingFolder, type Route, routes } from "../routes";
import type { SharedFile } from "./files";
import { printIssues, summary } from "./print-issues";
import { readContent } from "./read";
import type { Content, LandingPage, Meta } from "./types";
import { type ContentValues, validateContent } from "./validate";
import { watchContent } from "./watch";

// First, so that the dev server tries again after a file with an error is corrected.
watchContent();
const values = validContent();

/** Brand, phone, addresses: everything that changes with the owner of the site. */
export const site = read("site");
/** Copy of the controls that every page shares. */
export const copy = read("interface");
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
export const projectSteps = read("process");
export const callToAction = read("call-to-action");
export const privacy = read("privacy");

/** What surrounds every page. The day of the last change is the home page's. */
export const shell = { site, copy, privacy, updated: home.meta.updated };

/** The landing pages, in the order of their names. */
export const landingPages = routes
  .filter(({ kind }) => kind === "landing")
  .map(({ id, path }) => ({
    id,
    path,
    content: values.get(`${landingFolder}/${id}`) as LandingPage,
  }));

/** Title, description and date of every page by its id, "not-found" included. */
export const metas: ReadonlyMap<string, Meta> = new Map([
  ["home", home.meta],
  ["services", services.meta],
  ["about-us", aboutUs.meta],
  ["contact-us", contactUs.meta],
  ["thankyou", thankyou.meta],
  ["not-found", notFound.meta],
  ...landingPages.map(({ id, content }) => [id, content.meta] as const),
]);

/** Paths that pages had before, and where they lead now. */
export const redirects: { from: Route["path"]; to: Route["path"] }[] =
  routes.flatMap(({ id, path }) =>
    (metas.get(id)?.formerPaths ?? []).map((from) => ({
      from: from as Route["path"],
      to: path,
    })),
  );

function read<Name extends SharedFile>(name: Name) {
  return values.get(name) as Content<Name>;
}

/**
 * The values of the content folder, read, filled in and validated. The dev server shows the message in the
 * browser, so it is written for editors.
 * @throws Error that lists every error of the content folder with file, line, what was found and what to write.
 */
function validContent(): ContentValues {
  const { issues, values } = validateContent(readContent());
  const errors = issues.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return values;
  throw new Error(
    `The content needs a correction (${summary(errors)}).\n\n${printIssues(errors)}\n`,
  );
}
