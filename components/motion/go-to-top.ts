/** The top of the page, at once, with the focus on its heading. */
export function goToTop() {
  window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
