import { focusAnchor } from "./focus-anchor.browser";
import { reducedMotion } from "./reduced-motion.browser";

/** Duration of the scroll in milliseconds. */
const duration = 1000;

/** Events that stop the scroll, because the visitor starts an action. */
const interruptions = ["wheel", "keydown", "pointerdown", "popstate"];

let scrolling: AbortController | undefined;

/**
 * Scrolls an anchor to the position below the header in one second, or at once with reduced motion.
 * Sets the hash of the URL and the focus at once, as the browser does.
 */
export function scrollToAnchor(anchor: HTMLElement) {
  const hash = `#${anchor.id}`;
  if (location.hash === hash) history.replaceState(null, "", hash);
  else history.pushState(null, "", hash);
  focusAnchor(anchor);
  scroll(anchor);
}

/** The scroll position at which the element is right below the header. The page may be too short to reach it. */
export function getScrollPosition(element: Element): number {
  const top = element.getBoundingClientRect().top + window.scrollY;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(element);
  return (
    top -
    Number.parseFloat(scrollPaddingTop) -
    Number.parseFloat(scrollMarginTop)
  );
}

function scroll(anchor: HTMLElement) {
  scrolling?.abort();
  const current = new AbortController();
  const { signal } = current;
  const end = () => current.abort();
  scrolling = current;
  const from = window.scrollY;
  const began = performance.now();

  function step(now: number) {
    if (signal.aborted) return;
    const time = reducedMotion().matches
      ? 1
      : Math.min(1, Math.max(0, now - began) / duration);
    // Measured in each frame, because pictures and widgets that load meanwhile may move the anchor.
    const last = document.documentElement.scrollHeight - window.innerHeight;
    const to = Math.max(0, Math.min(last, getScrollPosition(anchor)));
    window.scrollTo({
      top: from + (to - from) * easeInOut(time),
      behavior: "instant",
    });
    if (time < 1) requestAnimationFrame(step);
    else end();
  }
  for (const type of interruptions)
    window.addEventListener(type, end, { passive: true, signal });
  step(began);
}

function easeInOut(time: number) {
  return time < 0.5 ? 2 * time ** 2 : 1 - (2 - 2 * time) ** 2 / 2;
}
