import type { LateCode } from "./late-code";

revealFromFirstScroll.selector = "main";

/** The code of the animation loads with the first scroll. Without it all elements are visible. */
export function revealFromFirstScroll(
  main: HTMLElement,
  signal: AbortSignal,
  late: LateCode,
) {
  const load = () =>
    late.load("reveal").then(({ revealOnScroll }) => {
      if (!signal.aborted)
        revealOnScroll(main.querySelectorAll("[data-reveal]"), signal);
    }, reportError);
  window.addEventListener("scroll", load, {
    once: true,
    passive: true,
    signal,
  });
}
