import { href } from "../with-base-path";
import { site, ui } from "./load";

/** The copy of the error pages, for the build to put into their code. Those pages take only the type from here. */
export const errorPageCopy = {
  heading: ui.pageError.heading,
  lead: ui.pageError.lead,
  retry: ui.pageError.retry,
  reload: ui.pageError.reload,
  home: ui.pageError.home,
  homeHref: href("/"),
  phone: site.phone,
  email: site.email,
};

export type ErrorPageCopy = typeof errorPageCopy;
