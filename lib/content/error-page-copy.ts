import { href } from "../with-base-path";
import { readContent } from "./read";
import type { Interface, SiteContent } from "./types";
import { readSources } from "./validate";

/**
 * The copy of the error pages, for the build to compile into their code. Those pages take only the type from here.
 * Content with errors is no reason to stop here: the dev server starts, and its pages show what to correct.
 */
export function errorPageCopy() {
  const { sources } = readSources(readContent());
  const site = sources.get("site")?.filled as SiteContent | undefined;
  const copy = sources.get("interface")?.filled as Interface | undefined;
  return {
    ...copy?.pageError,
    homeHref: href("/"),
    phone: { ...site?.phone },
    email: site?.email,
  };
}

export type ErrorPageCopy = ReturnType<typeof errorPageCopy>;
