import { focusAnchor } from "./focus-anchor";

/** The top of the page, at once, with the focus on its heading. */
export function goToTop() {
  window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  const heading = document.querySelector("h1");
  if (heading) focusAnchor(heading);
}
