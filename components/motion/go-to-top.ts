import { focusAnchor } from "./focus-anchor";

/** Scrolls to the top of the page at once and focuses its heading. */
export function goToTop() {
  window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  const heading = document.querySelector("h1");
  if (heading) focusAnchor(heading);
}
