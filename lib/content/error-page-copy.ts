import { href } from "../with-base-path";
import { readContent } from "./read";
import type { Interface, SiteContent } from "./types";
import { validateContent } from "./validate";

/**
 * The copy of the error pages, for the build to compile into their code. Those pages take only the type from here.
 * Content with errors is no reason to stop here: the dev server starts, and its pages show what to correct.
 */
export function errorPageCopy() {
  const { values } = validateContent(readContent());
  const site = values.get("site") as SiteContent | undefined;
  const copy = values.get("interface") as Interface | undefined;
  return {
    heading: copy?.pageError?.heading,
    lead: copy?.pageError?.lead,
    retry: copy?.pageError?.retry,
    home: copy?.pageError?.home,
    homeHref: href("/"),
    phone: { shown: site?.phone?.shown, link: site?.phone?.link },
    email: site?.email,
  };
}

export type ErrorPageCopy = ReturnType<typeof errorPageCopy>;
