/** Live: visitors change this setting while the page is open, and some systems change it by themselves. */
export const reducedMotion = () =>
  window.matchMedia("(prefers-reduced-motion: reduce)");
