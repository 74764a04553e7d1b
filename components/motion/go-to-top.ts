/** The top of the page, at once, with the focus on its heading. */
export function goToTop() {
  window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  const heading = document.querySelector("h1");
  if (heading) focusAnchor(heading);
}

/** Gives the focus to what need not be a control. */
export function focusAnchor(anchor: HTMLElement) {
  if (!anchor.hasAttribute("tabindex")) anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
}
