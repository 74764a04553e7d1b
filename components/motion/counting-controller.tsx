import { useEffect } from "react";
import { observe } from "react-intersection-observer";
import { countUp } from "./count-up";
import { reducedMotion } from "./reduced-motion";

const visibleShare = 0.1;

/** Counts once, the first time a tenth of the strip is visible; with reduced motion the final numbers simply stay. */
export default function CountingController({ root }: { root: HTMLElement }) {
  useEffect(() => {
    root.dataset.ready = "";
    const reduced = reducedMotion();
    if (reduced.matches) return;
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
    return stop;
  }, [root]);
  return null;
}

/** A strip of more than ten screens, as on a phone at five times the size, never shows a tenth of itself at once. */
function reachable(share: number, element: HTMLElement) {
  return Math.min(share, window.innerHeight / 2 / (element.offsetHeight || 1));
}
