import { href } from "../with-base-path";
import { readContent } from "./read";
import type { Interface, SiteContent } from "./types";
import { readSources } from "./validate";

/**
 * The copy of the error pages. The build compiles it into their code, and they import only the type from this file.
 * Content with errors does not throw here, so that the dev server starts and its pages show the errors.
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
