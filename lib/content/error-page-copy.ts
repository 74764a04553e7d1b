import { href } from "../with-base-path";
import { site, ui } from "./load";

/** The words of the error pages, for the build to put into their code. Those pages take only the type from here. */
export const pageErrorWords = {
  heading: ui.pageError.heading,
  text: ui.pageError.text,
  retry: ui.pageError.retry,
  reload: ui.pageError.reload,
  home: ui.pageError.home,
  homeHref: href("/"),
  phone: site.phone,
  email: site.email,
};

export type PageErrorWords = typeof pageErrorWords;
