import { reducedMotion } from "./reduced-motion";

/** Milliseconds of the way to a place in the page. */
const duration = 1000;

/** What ends the way at once: the visitor moves the page, or means to. */
const interruptions = ["wheel", "touchstart", "keydown", "pointerdown"];

let journey: AbortController | undefined;
let reached: { id: string; y: number } | undefined;

/**
 * Brings a place of the page to the top, below the header, in a second, and at once under reduced motion.
 * The address gets its hash, and the focus moves there straight away, as after a jump of the browser's own.
 */
export function scrollToAnchor(place: HTMLElement) {
  const hash = `#${place.id}`;
  if (location.hash === hash) history.replaceState(null, "", hash);
  else history.pushState(null, "", hash);
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  travel(place);
}

/** The place that the page was brought to, while it is still there. */
export function anchorReached(): string | undefined {
  if (reached && !journey && Math.abs(window.scrollY - reached.y) > 2)
    reached = undefined;
  return reached?.id;
}

/** Says that the browser has brought the page to a place by itself. */
export function markAnchorReached(place: HTMLElement) {
  reached = { id: place.id, y: window.scrollY };
}

/** Where the page must stand for the place to begin right below the header; short pages may not get so far. */
export function scrollPositionOf(place: Element): number {
  const top = place.getBoundingClientRect().top + window.scrollY;
  const root = document.documentElement;
  return (
    top -
    lengthOf(root, "scrollPaddingTop") -
    lengthOf(place, "scrollMarginTop")
  );
}

function lengthOf(
  element: Element,
  property: "scrollPaddingTop" | "scrollMarginTop",
) {
  return Number.parseFloat(getComputedStyle(element)[property]) || 0;
}

function travel(place: HTMLElement) {
  journey?.abort();
  const way = new AbortController();
  journey = way;
  const from = window.scrollY;
  const began = performance.now();
  reached = { id: place.id, y: from };

  function end() {
    way.abort();
    if (journey === way) journey = undefined;
    reached = { id: place.id, y: window.scrollY };
  }
  function step(now: number) {
    if (way.signal.aborted) return;
    const time = reducedMotion().matches
      ? 1
      : Math.min(1, Math.max(0, now - began) / duration);
    // Measured anew: pictures and parts that arrive on the way may move the place.
    const last = document.documentElement.scrollHeight - window.innerHeight;
    const to = Math.max(0, Math.min(last, scrollPositionOf(place)));
    window.scrollTo({
      top: from + (to - from) * easeInOut(time),
      behavior: "instant",
    });
    if (time < 1) requestAnimationFrame(step);
    else end();
  }
  for (const type of interruptions)
    window.addEventListener(type, end, { passive: true, signal: way.signal });
  step(began);
}

function easeInOut(time: number) {
  return time < 0.5 ? 2 * time ** 2 : 1 - (2 - 2 * time) ** 2 / 2;
}
