import { keepInSession, readSession } from "@/lib/site/session";

/** The animations that the visitor has paused, on all pages of the session: without storage, on this page. */
let paused: unknown[] = [];

toggleMotion.selector = "[data-motion]";

/** Lets the button pause and play the CSS animations of its section. */
export function toggleMotion(button: HTMLElement, signal: AbortSignal) {
  const { motion = "", pause = "", play = "" } = button.dataset;
  const section = button.closest("section") ?? button;
  // Not before: the page's script runs before the first paint, and a prerendered page long before it is seen.
  paused = [readSession("paused")].flat();

  function showState() {
    const isPaused = paused.includes(motion);
    for (const element of [section, button])
      element.toggleAttribute("data-paused", isPaused);
    button.setAttribute("aria-label", isPaused ? play : pause);
  }

  button.addEventListener(
    "click",
    () => {
      const others = paused.filter((name) => name && name !== motion);
      paused = paused.includes(motion) ? others : [...others, motion];
      keepInSession("paused", paused.length > 0 ? paused : undefined);
      showState();
    },
    { signal },
  );
  showState();
}
