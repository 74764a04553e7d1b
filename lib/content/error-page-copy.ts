import { href } from "../with-base-path";
import { readContent } from "./read";
import type { Interface, Site } from "./types";
import { validateContent } from "./validate";

/**
 * The copy of the error pages, for the build to compile into their code. Those pages take only the type from here.
 * Content with errors is no reason to stop here: the dev server starts, and its pages show what to correct.
 */
export function errorPageCopy() {
  const { values } = validateContent(readContent());
  const site = values.get("site") as Site | undefined;
  const ui = values.get("interface") as Interface | undefined;
  return {
    heading: ui?.pageError?.heading,
    lead: ui?.pageError?.lead,
    retry: ui?.pageError?.retry,
    reload: ui?.pageError?.reload,
    home: ui?.pageError?.home,
    homeHref: href("/"),
    phone: { shown: site?.phone?.shown, link: site?.phone?.link },
    email: site?.email,
  };
}

export type ErrorPageCopy = ReturnType<typeof errorPageCopy>;
