import { countUp } from "./count-up";
import { reducedMotion } from "./reduced-motion";

const visibleShare = 0.1;

/** Calls back when as much of an element as the threshold says comes into view or leaves it; returns what ends that. */
export type Observe = (
  element: Element,
  onChange: (inView: boolean) => void,
  options: { threshold: number },
) => () => void;

/**
 * Counts once, the first time a tenth of the strip is visible. The final numbers simply stay where they are what the
 * page began with, and with reduced motion. A strip that is taken care of already stays so, and one that has left the
 * page is left alone.
 * @returns ends it
 */
export function countWhenSeen(
  root: HTMLElement,
  observe: Observe,
): (() => void) | undefined {
  if ("ready" in root.dataset || !root.isConnected) return;
  root.dataset.ready = "";
  const reduced = reducedMotion();
  const { top } = root.getBoundingClientRect();
  const isRead = window.scrollY === 0 && top < window.innerHeight;
  if (reduced.matches || isRead) return;
  const ends = new AbortController();
  const count = countUp(root);
  const unobserve = observe(
    root,
    (inView) => {
      if (!inView) return;
      unobserve();
      count.start();
    },
    { threshold: reachable(visibleShare, root) },
  );
  function stop() {
    ends.abort();
    unobserve();
    count.finish();
  }
  reduced.addEventListener("change", stop, { signal: ends.signal });
  window.addEventListener("beforeprint", stop, { signal: ends.signal });
  count.reset();
  return () => {
    stop();
    delete root.dataset.ready;
  };
}

/** A strip of more than ten screens, as on a phone at five times the size, never shows a tenth of itself at once. */
function reachable(share: number, element: HTMLElement) {
  return Math.min(share, window.innerHeight / 2 / (element.offsetHeight || 1));
}
