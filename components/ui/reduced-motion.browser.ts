/** A live query: the visitor or the system may change the setting while the page is open. */
export const reducedMotion = () =>
  window.matchMedia("(prefers-reduced-motion: reduce)");
